/** The fixed application credential that every call carries. It names the program, protects nobody, and is public by nature. */
export const APPLICATION_CREDENTIAL = `Basic ${btoa("tienda-web:publica")}`;
