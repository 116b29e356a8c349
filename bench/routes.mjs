/** The public pages that the measurements visit. */

/**
 * The public routes of a running shop: a name for the budget, the path, and the status that it answers with. The draw and the
 * lottery are the first ones on sale.
 * @param {string} address
 * @returns {Promise<{name: string, path: string, status: number}[]>}
 */
export async function publicRoutes(address) {
  const html = await (await fetch(`${address}/loterias`)).text();
  const [play, lottery] = /\/juego\/(\d+)\/\d+/.exec(html) ?? [];
  if (!play) throw new Error("No hay ningún sorteo abierto en /loterias");
  return [
    { name: "home", path: "/", status: 200 },
    { name: "lotteries", path: "/loterias", status: 200 },
    { name: "prizePlan", path: `/plan-premios/${lottery}`, status: 200 },
    { name: "terms", path: "/terminos-y-condiciones", status: 200 },
    { name: "missing", path: "/no-existe", status: 404 },
    { name: "play", path: play, status: 200 },
    { name: "cart", path: "/carrito", status: 200 },
  ];
}
