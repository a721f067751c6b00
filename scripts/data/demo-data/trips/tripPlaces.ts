import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'

/**
 * Somewhere that vehicles go to: customers, depots, yards. Invented, in parts of town that exist; the
 * town puts each beside the street that is nearest to its position.
 */
export interface TripPlace {
  name: string
  position: LngLat
}

const place = (name: string, lng: number, lat: number): TripPlace => ({ name, position: [lng, lat] })

/** The first of each region is the depot. All lie inside the region's driving box. */
export const TRIP_PLACES: Record<Region, readonly [TripPlace, ...TripPlace[]]> = {
  us: [
    place('Near West Depot', -87.684, 41.881),
    place('Wicker Park Market', -87.6775, 41.909),
    place('Logan Square Clinic', -87.7065, 41.9285),
    place('Humboldt Yard', -87.7215, 41.9025),
    place('Garfield Bakery', -87.7165, 41.8815),
    place('Lawndale Workshop', -87.718, 41.857),
    place('Little Village Supply', -87.7065, 41.8445),
    place('Pilsen Print Works', -87.6645, 41.857),
    place('Bridgeport Warehouse', -87.664, 41.8335),
    place('Brighton Park School', -87.6985, 41.8185),
    place('Cicero Parts Center', -87.7535, 41.8465),
    place('Austin Library', -87.7635, 41.8945),
    place('Belmont Cold Storage', -87.741, 41.9385),
    place('Avondale Hotel', -87.6995, 41.9435),
    place('Lincoln Park Offices', -87.6625, 41.9255),
    place('United Yard', -87.674, 41.8805),
    place('Ukrainian Village Café', -87.6815, 41.8965),
    place('Archer Recycling', -87.733, 41.811),
  ],
  ca: [
    place('Davisville Depot', -79.391, 43.6985),
    place('Annex Clinic', -79.404, 43.6815),
    place('Leaside Market', -79.3655, 43.7055),
    place('Thorncliffe Yard', -79.345, 43.7045),
    place('Don Mills Supply', -79.3395, 43.7355),
    place('Lawrence Park School', -79.399, 43.7235),
    place('Forest Hill Library', -79.416, 43.6955),
    place('Dufferin Workshop', -79.4455, 43.6865),
    place('Keele Warehouse', -79.47, 43.7015),
    place('Junction Print Works', -79.4655, 43.6835),
    place('Weston Cold Storage', -79.511, 43.7025),
    place('Downsview Parts Centre', -79.4775, 43.738),
    place('North York Offices', -79.412, 43.7665),
    place('York Mills Hotel', -79.3855, 43.7475),
    place('Bathurst Bakery', -79.4285, 43.7325),
    place('Yorkdale Recycling', -79.452, 43.7255),
    place('Willowdale Café', -79.4395, 43.765),
    place('Bayview Pharmacy', -79.376, 43.7625),
  ],
  mx: [
    place('Base Centro', -100.318, 25.6745),
    place('Mercado Mitras', -100.343, 25.6885),
    place('Clínica Obispado', -100.3435, 25.675),
    place('Patio San Bernabé', -100.3725, 25.7345),
    place('Panadería Topo Chico', -100.338, 25.733),
    place('Taller Vista Hermosa', -100.362, 25.6915),
    place('Almacén Regina', -100.3005, 25.6925),
    place('Imprenta Reforma', -100.306, 25.6815),
    place('Bodega Churubusco', -100.275, 25.684),
    place('Escuela Anáhuac', -100.305, 25.738),
    place('Refacciones Ruiz Cortines', -100.326, 25.6995),
    place('Biblioteca Roma', -100.2885, 25.6655),
    place('Frigorífico Santo Domingo', -100.277, 25.737),
    place('Hotel Fundidora', -100.284, 25.679),
    place('Oficinas Las Puentes', -100.2795, 25.722),
    place('Reciclados Valle Verde', -100.374, 25.7165),
    place('Café Lincoln', -100.355, 25.714),
    place('Farmacia Bernardo Reyes', -100.3215, 25.7145),
  ],
}
