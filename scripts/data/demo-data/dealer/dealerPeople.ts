/** Who drives a dealer's vehicles: sales staff in demonstrators, customers in courtesy vehicles. Invented people. */
export const SALES_STAFF = [
  'Brooke Ellington',
  'Marcelo Quiroga',
  'Noémie Lafrenière',
  'Devon Achebe',
] as const

export const COURTESY_CUSTOMERS = [
  'Harriet Osgood',
  'Julián Cárdenas',
  'Ivana Marković',
  'Laurent Bellehumeur',
  'Naomi Fujimoto',
  'Curtis Wainwright',
  'Alejandra Zambrano',
  'Bilal Siddiqui',
  'Maëlle Desjardins-Rochon',
  'Peter Oyelaran',
  'Simone Kessler',
  'Tomás Elizondo',
] as const
