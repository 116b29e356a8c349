/** Who sells (Ley 1480 de 2011, art. 50): shown on every page and on every receipt. The shop of the demo is made up. */
export const seller = {
  name: "Premio Mayor",
  company: "Premio Mayor S. A. S.",
  nit: "901.234.567-8",
  address: "Calle 50 n.º 51-29, Medellín, Colombia",
  /** Free of charge from all of Colombia. */
  phone: "01 8000 123 456",
  email: "servicio@premiomayor.example",
} as const;
