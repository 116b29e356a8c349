/** The map of the site beside a backend that does not answer. */
import type { LoaderFunctionArgs } from "react-router-dom";
import { expect, test } from "vitest";
import { loader } from "#src/screens/SearchEngines/sitemap.ts";

test("without a backend the map lists the pages that need nothing of it", async () => {
  const server = {
    send: () => Promise.reject(new Error("no network")),
    wireKey: null,
    origin: "https://tienda.example",
  };
  const answer = await loader({ context: { server } } as unknown as LoaderFunctionArgs);
  const paths = [...(await answer.text()).matchAll(/<loc>https:\/\/tienda\.example([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  );
  expect(paths).toEqual([
    "/",
    "/loterias",
    "/resultados",
    "/eres-ganador",
    "/recargas",
    "/recargas/celular",
    "/recargas/paquetes",
    "/productos",
    "/nosotros/nuestra-empresa",
    "/nosotros/nuestra-red",
    "/puntos-gana",
    "/noticias",
    "/contacto/pqrs",
    "/contacto/calificar",
    "/contacto/faq",
    "/terminos-y-condiciones",
    "/politicas-privacidad",
  ]);
});
