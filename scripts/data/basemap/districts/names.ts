import type { SeededRandom } from '#domain/base/seededRandom'

const TREES =
  'Alder,Amber,Aspen,Barley,Beacon,Birch,Bramble,Bright,Brook,Cedar,Clover,Copper,Cran,Dapple,Elder,Ember,Fern,Finch,Flint,Fox,Frost,Garnet,Gold,Hazel,Heather,Heron,Holly,Iron,Juniper,Kestrel,Lark,Laurel,Lichen,Linnet,Maple,Marten,Meadow,Mist,Moss,Nettle,Oriole,Otter,Pebble,Pine,Plover,Quill,Raven,Reed,Rowan,Rush,Sable,Sedge,Silver,Sparrow,Spruce,Swallow,Tamarack,Teal,Thistle,Thorn,Trillium,Walnut,Willow,Wren'.split(
    ',',
  )
const LANDFORMS =
  'bank,beck,bend,bourne,bridge,briar,brow,combe,cote,croft,dale,den,fall,fell,field,ford,garth,glen,grove,ham,haven,hearth,hill,hollow,hurst,knoll,lea,march,mead,mere,moor,nook,ridge,rigg,shaw,side,stead,stone,thorpe,vale,watch,wick,wold,wood'.split(
    ',',
  )
/** Compounds that streets of Toronto really have: a visitor would look for them where they are. */
const REAL_STREET_NAMES = new Set(
  'Alderwood,Birchbank,Birchcroft,Birchdale,Birchwood,Brookdale,Brookfield,Brookhaven,Brookmere,Brookside,Brookwood,Cedarbank,Cedarcroft,Cedardale,Cedarvale,Cedarwood,Cloverdale,Cloverhill,Copperfield,Copperwood,Cranfield,Elderwood,Fernbank,Ferncroft,Ferndale,Fernwood,Foxhill,Foxridge,Foxwood,Hazelhurst,Hazelwood,Heatherdale,Heatherwood,Hollywood,Ironside,Ironstone,Ironwood,Laurelwood,Mapledale,Maplehurst,Mapleridge,Maplewood,Meadowbank,Meadowglen,Meadowvale,Meadowwood,Mossbank,Mossgrove,Pebblehill,Pinedale,Pinehill,Pinehurst,Pinemeadow,Pineridge,Pinewood,Ravencroft,Ravenwood,Rowanwood,Silverdale,Silvergrove,Silverhill,Silverstone,Silverwood,Sprucehill,Sprucewood,Thorndale,Thornhill,Thornwood,Walnutdale,Walnutwood,Willowbank,Willowdale,Willowhurst,Willowridge,Willowwood'.split(
    ',',
  ),
)
const ENGLISH_KINDS = [
  ['Ave', 7],
  ['St', 5],
  ['Rd', 4],
  ['Dr', 4],
  ['Cres', 3],
  ['Lane', 2],
  ['Gate', 1],
  ['Way', 1],
  ['Trail', 1],
] as const

const SPANISH_NAMES =
  'Acebuche,Acacia,Agave,Águila Mora,Ahuehuete,Alamillo,Alcaraván,Algarrobo,Almendro,Amapola,Anacahuita,Arrayán,Arroyo,Avellano,Azahar,Barreta,Biznaga,Brezo,Calandria,Candelilla,Cardenal,Cardón,Cascabel,Cedro,Cenzontle,Chaparral,Ciprés,Ciruelo,Clavel,Colibrí,Coral,Cuarzo,Dalia,Damiana,Durazno,Ébano,Encinos,Espino,Fresno,Gavia,Girasol,Golondrina,Granado,Granito,Guayacán,Helecho,Higuera,Hinojo,Huizache,Jacaranda,Jade,Jarilla,Jilguero,Laurel,Lavanda,Lechuguilla,Limonero,Lince,Lirio,Madroño,Manzanilla,Mariposa,Mezquite,Mirlo,Mora,Naranjo,Nogal,Nopalera,Obsidiana,Ocotillo,Olivo,Olmo,Ópalo,Orégano,Palmilla,Perdiz,Petirrojo,Pino,Pirul,Quetzal,Retama,Roble,Romero,Sabino,Salvia,Sauce,Tejo,Tepozán,Tordo,Toronjil,Trigal,Tule,Turquesa,Vencejo,Verbena,Yuca,Zafiro,Zarza,Zorzal'.split(
    ',',
  )
/** Those of them that an adjective follows as a feminine: "Calle Amapola Blanca". */
const FEMININE = new Set(
  'Acacia,Águila Mora,Amapola,Anacahuita,Barreta,Biznaga,Calandria,Candelilla,Dalia,Damiana,Gavia,Golondrina,Higuera,Jacaranda,Jarilla,Lavanda,Lechuguilla,Manzanilla,Mariposa,Mora,Nopalera,Obsidiana,Palmilla,Perdiz,Retama,Salvia,Turquesa,Verbena,Yuca,Zarza'.split(
    ',',
  ),
)
const SPANISH_OF =
  'Alto,Bajo,Blanco,Chico,Claro,Viejo,Nuevo,del Cerro,del Llano,del Monte,del Norte,del Sur,del Valle,de la Loma,de la Noria,de la Presa,de la Sierra,del Molino,del Puente,del Río'.split(
    ',',
  )

/** Names that no two streets of a district share, all invented. */
export type StreetNamer = () => string

/** Such as "Heronfield Ave": compounds of nature words, as a builder of suburbs would make them. */
export function englishNames(random: SeededRandom): StreetNamer {
  const compound = (): string => {
    const name = `${random.pick(TREES)}${random.pick(LANDFORMS)}`
    return REAL_STREET_NAMES.has(name) ? compound() : name
  }
  return unique(() => `${compound()} ${random.weighted(ENGLISH_KINDS)}`)
}

/** Such as "Calle Encinos" or "Calle Mezquite del Llano". */
export function spanishNames(random: SeededRandom): StreetNamer {
  return unique((tried) => {
    const name = random.pick(SPANISH_NAMES)
    const kind = random.weighted([
      ['Calle', 8],
      ['Privada', 1],
      ['Cerrada', 1],
    ] as const)
    return tried === 0 && random.next() < 0.2
      ? `${kind} ${name}`
      : `${kind} ${name} ${inflect(name, random.pick(SPANISH_OF))}`
  })
}

/** What follows a name, in the name's gender and number; "del Norte" and its like stay. */
function inflect(name: string, of: string): string {
  if (of.startsWith('de')) return of
  const gendered = FEMININE.has(name) ? of.replace(/o$/, 'a') : of
  return name.endsWith('s') && name !== 'Ciprés' ? `${gendered}s` : gendered
}

function unique(make: (tried: number) => string): StreetNamer {
  const used = new Set<string>()
  return () => {
    let tried = 0
    let name = make(tried)
    // The pools hold some thousand names; a district that has used them up repeats one far away.
    while (used.has(name) && tried < 60) name = make(++tried)
    used.add(name)
    return name
  }
}
