/** The public pages that the measurements visit. */

/**
 * The public routes of a running shop: a name for the budget, the path, and the status that it answers with. The draw and the
 * lottery are the first ones on sale, the result the newest one with secos.
 * @param {string} address
 * @returns {Promise<{name: string, path: string, status: number}[]>}
 */
export async function publicRoutes(address) {
  const html = await (await fetch(`${address}/loterias`)).text();
  const [play, lottery] = /\/juego\/(\d+)\/\d+/.exec(html) ?? [];
  if (!play) throw new Error("No hay ningún sorteo abierto en /loterias");
  const drawn = await (await fetch(`${address}/resultados`)).text();
  const [whole] = /\/resultados\/\d{2}-\d{2}-\d{4}\?loteria=\d+/.exec(drawn) ?? [];
  if (!whole) throw new Error("No hay ningún resultado completo en /resultados");
  return [
    { name: "home", path: "/", status: 200 },
    { name: "lotteries", path: "/loterias", status: 200 },
    { name: "prizePlan", path: `/plan-premios/${lottery}`, status: 200 },
    { name: "results", path: "/resultados", status: 200 },
    { name: "resultDay", path: whole, status: 200 },
    { name: "secos", path: `/secos/${lottery}`, status: 200 },
    { name: "winner", path: "/eres-ganador", status: 200 },
    { name: "terms", path: "/terminos-y-condiciones", status: 200 },
    { name: "news", path: "/noticias", status: 200 },
    { name: "newsItem", path: "/noticias/1", status: 200 },
    { name: "about", path: "/nosotros/nuestra-empresa", status: 200 },
    { name: "recharges", path: "/recargas", status: 200 },
    { name: "topUp", path: "/recargas/celular", status: 200 },
    { name: "packages", path: "/recargas/paquetes?operador=101", status: 200 },
    { name: "products", path: "/productos", status: 200 },
    { name: "points", path: "/puntos-gana/catalogo", status: 200 },
    { name: "pqrs", path: "/contacto/pqrs", status: 200 },
    { name: "pqrsState", path: "/contacto/pqrs/estado", status: 200 },
    { name: "rating", path: "/contacto/calificar", status: 200 },
    { name: "faq", path: "/contacto/faq", status: 200 },
    { name: "deleted", path: "/eliminar", status: 200 },
    { name: "signUp", path: "/crear-cuenta", status: 200 },
    { name: "missing", path: "/no-existe", status: 404 },
    { name: "play", path: play, status: 200 },
    { name: "cart", path: "/carrito", status: 200 },
  ];
}
