/** A name in its own place, and what visitors call it where that differs. */
export interface Naming {
  name: string
  fr?: string
  es?: string
}

/** The tile properties of a name. */
export function named({ name, fr, es }: Naming): Record<string, string> {
  return { name, ...(fr ? { 'name:fr': fr } : {}), ...(es ? { 'name:es': es } : {}) }
}

export const COUNTRIES: readonly (Naming & { at: readonly [number, number] })[] = [
  { name: 'United States', fr: 'États-Unis', es: 'Estados Unidos', at: [-98.6, 39.4] },
  { name: 'Canada', es: 'Canadá', at: [-101.5, 57.5] },
  { name: 'Mexico', fr: 'Mexique', es: 'México', at: [-102.4, 23.9] },
]

/** Provinces and territories of Canada, by the code of the atlas. */
export const PROVINCES: Readonly<Record<string, Naming>> = {
  AB: { name: 'Alberta' },
  BC: { name: 'British Columbia', fr: 'Colombie-Britannique', es: 'Columbia Británica' },
  MB: { name: 'Manitoba' },
  NB: { name: 'New Brunswick', fr: 'Nouveau-Brunswick', es: 'Nuevo Brunswick' },
  NL: { name: 'Newfoundland and Labrador', fr: 'Terre-Neuve-et-Labrador', es: 'Terranova y Labrador' },
  NS: { name: 'Nova Scotia', fr: 'Nouvelle-Écosse', es: 'Nueva Escocia' },
  NT: { name: 'Northwest Territories', fr: 'Territoires du Nord-Ouest', es: 'Territorios del Noroeste' },
  NU: { name: 'Nunavut' },
  ON: { name: 'Ontario' },
  PE: { name: 'Prince Edward Island', fr: 'Île-du-Prince-Édouard', es: 'Isla del Príncipe Eduardo' },
  QC: { name: 'Quebec', fr: 'Québec' },
  SK: { name: 'Saskatchewan' },
  YT: { name: 'Yukon' },
}

/** States of the US whose name differs in French or Spanish, by their English name. */
export const STATES: Readonly<Record<string, Omit<Naming, 'name'>>> = {
  California: { fr: 'Californie' },
  'North Carolina': { fr: 'Caroline du Nord', es: 'Carolina del Norte' },
  'South Carolina': { fr: 'Caroline du Sud', es: 'Carolina del Sur' },
  'North Dakota': { fr: 'Dakota du Nord', es: 'Dakota del Norte' },
  'South Dakota': { fr: 'Dakota du Sud', es: 'Dakota del Sur' },
  Florida: { fr: 'Floride' },
  Georgia: { fr: 'Géorgie' },
  Hawaii: { fr: 'Hawaï', es: 'Hawái' },
  Louisiana: { fr: 'Louisiane', es: 'Luisiana' },
  Mississippi: { es: 'Misisipi' },
  Missouri: { es: 'Misuri' },
  'New Hampshire': { es: 'Nuevo Hampshire' },
  'New Jersey': { es: 'Nueva Jersey' },
  'New Mexico': { fr: 'Nouveau-Mexique', es: 'Nuevo México' },
  'New York': { es: 'Nueva York' },
  Oregon: { es: 'Oregón' },
  Pennsylvania: { fr: 'Pennsylvanie', es: 'Pensilvania' },
  Tennessee: { es: 'Tennessee' },
  Texas: { es: 'Texas' },
  Virginia: { fr: 'Virginie' },
  'West Virginia': { fr: 'Virginie-Occidentale', es: 'Virginia Occidental' },
}

/** States of Mexico with the place of their name; no atlas at hand has them. */
export const MEXICAN_STATES: readonly (Naming & { at: readonly [number, number] })[] = [
  { name: 'Baja California', fr: 'Basse-Californie', at: [-115.3, 30.6] },
  { name: 'Baja California Sur', fr: 'Basse-Californie du Sud', at: [-112.1, 25.9] },
  { name: 'Sonora', at: [-110.7, 29.6] },
  { name: 'Chihuahua', at: [-106.5, 28.8] },
  { name: 'Coahuila', at: [-102.1, 27.4] },
  { name: 'Nuevo León', at: [-99.8, 25.1] },
  { name: 'Tamaulipas', at: [-98.6, 24.2] },
  { name: 'Sinaloa', at: [-107.6, 25.1] },
  { name: 'Durango', at: [-104.9, 24.9] },
  { name: 'Zacatecas', at: [-102.8, 23.2] },
  { name: 'San Luis Potosí', at: [-100.5, 22.6] },
  { name: 'Jalisco', at: [-103.7, 20.4] },
  { name: 'Michoacán', at: [-101.9, 19.2] },
  { name: 'Guerrero', at: [-100, 17.7] },
  { name: 'Oaxaca', at: [-96.6, 16.9] },
  { name: 'Veracruz', at: [-96.7, 19.7] },
  { name: 'Chiapas', at: [-92.5, 16.5] },
  { name: 'Yucatán', at: [-89, 20.8] },
]

/** Cities with a name of their own in French or Spanish, by the name in the list of places. */
export const CITIES: Readonly<Record<string, Naming>> = {
  'Mexico City': { name: 'Mexico City', fr: 'Mexico', es: 'Ciudad de México' },
  'New York City': { name: 'New York', es: 'Nueva York' },
  Montréal: { name: 'Montréal', es: 'Montreal' },
  Québec: { name: 'Québec', es: 'Quebec' },
  Philadelphia: { name: 'Philadelphia', fr: 'Philadelphie', es: 'Filadelfia' },
  'New Orleans': { name: 'New Orleans', fr: 'La Nouvelle-Orléans', es: 'Nueva Orleans' },
  Havana: { name: 'Havana', fr: 'La Havane', es: 'La Habana' },
  'Washington, D.C.': { name: 'Washington' },
}

/** Large waters with the place of their name, and the first zoom that writes it. */
export const WATERS: readonly (Naming & { at: readonly [number, number]; minZoom: number })[] = [
  { name: 'Lake Superior', fr: 'Lac Supérieur', es: 'Lago Superior', at: [-87.5, 47.7], minZoom: 5 },
  { name: 'Lake Michigan', fr: 'Lac Michigan', es: 'Lago Míchigan', at: [-87, 43.6], minZoom: 5 },
  { name: 'Lake Huron', fr: 'Lac Huron', es: 'Lago Hurón', at: [-82.2, 44.8], minZoom: 5 },
  { name: 'Lake Erie', fr: 'Lac Érié', es: 'Lago Erie', at: [-81.2, 42.2], minZoom: 5 },
  { name: 'Lake Ontario', fr: 'Lac Ontario', es: 'Lago Ontario', at: [-77.9, 43.65], minZoom: 5 },
  { name: 'Lake Winnipeg', fr: 'Lac Winnipeg', es: 'Lago Winnipeg', at: [-97.8, 52.4], minZoom: 5 },
  {
    name: 'Great Bear Lake',
    fr: 'Grand lac de l’Ours',
    es: 'Gran Lago del Oso',
    at: [-120.8, 66],
    minZoom: 5,
  },
  {
    name: 'Great Slave Lake',
    fr: 'Grand lac des Esclaves',
    es: 'Gran Lago del Esclavo',
    at: [-114, 61.7],
    minZoom: 5,
  },
  { name: 'Gulf of Mexico', fr: 'Golfe du Mexique', es: 'Golfo de México', at: [-90.5, 25.3], minZoom: 3 },
  { name: 'Hudson Bay', fr: 'Baie d’Hudson', es: 'Bahía de Hudson', at: [-86, 59.5], minZoom: 3 },
  { name: 'Atlantic Ocean', fr: 'Océan Atlantique', es: 'Océano Atlántico', at: [-64.5, 34], minZoom: 3 },
  { name: 'Pacific Ocean', fr: 'Océan Pacifique', es: 'Océano Pacífico', at: [-130, 34], minZoom: 3 },
  { name: 'Caribbean Sea', fr: 'Mer des Caraïbes', es: 'Mar Caribe', at: [-77, 15.5], minZoom: 4 },
]
