/** What is wrong with files by themselves, each fault at its line and column, all of them at once. */
import { describe, expect, test } from "vitest";
import { csv, faultsOf, headers, recordsOf, type Texts } from "./loading";

const said = (texts: Texts) => faultsOf(recordsOf(texts));

describe("a CSV file", () => {
  test("tells the line and the column of each fault, all of them", async () => {
    expect(
      await said({
        "resultados.csv": csv(
          headers.resultados,
          "MEDE,4861,256,099",
          "MEDE,48x,9736,9",
          ",4862,97364,099",
          "MEDE,4863,9736,",
        ),
      }),
    ).toEqual([
      "resultados.csv:2:3 «numero»: «256» no tiene cuatro cifras; ¿es «0256»?",
      "resultados.csv:3:2 «sorteo»: «48x» no es un número entero",
      "resultados.csv:3:4 «serie»: «9» no tiene tres cifras; ¿es «009»?",
      "resultados.csv:4:1 «loteria»: falta",
      "resultados.csv:4:3 «numero»: «97364» no tiene cuatro cifras",
      "resultados.csv:5:4 «serie»: falta",
    ]);
  });

  test("counts its lines through CRLF, empty ones, and texts of several lines", async () => {
    const text = [
      "tema,pregunta,respuesta",
      'Jugar,"¿Qué es',
      'una «fracción»?",<p>Una parte</p>',
      "",
      "Jugar,,<p>Nada</p>",
      '"Jugar","Con ""comillas"", y comas",""',
      ",,",
      "",
    ].join("\r\n");
    expect(await said({ "preguntas.csv": text })).toEqual([
      "preguntas.csv:5:2 «pregunta»: falta",
      "preguntas.csv:6:3 «respuesta»: falta",
    ]);
    const { preguntas } = await recordsOf({
      "preguntas.csv": 'tema,pregunta,respuesta\r\nJugar,"Con ""comillas"", y\r\ncomas","<p>Sí</p>"\r\n',
    });
    expect(preguntas!.rows.map(({ pregunta }) => pregunta)).toEqual(['Con "comillas", y\ncomas']);
  });

  test("may begin with a byte order mark and be divided by semicolons, as Excel writes it", async () => {
    const text = `\uFEFF${csv(headers.resultados, "MEDE,4861,0256,099").replaceAll(",", ";")}`;
    const { resultados } = await recordsOf({ "resultados.csv": text });
    expect(resultados!.rows.map(({ row: _row, ...record }) => record)).toEqual([
      { loteria: "MEDE", sorteo: 4861, numero: "0256", serie: "099" },
    ]);
  });

  test.each([
    ['loteria,sorteo,numero,serie\nMEDE,4861,"0256,099\n', ":2:3: unas comillas se abren y no se cierran"],
    ['loteria,sorteo,numero,serie\nMEDE,"48"61,0256,099\n', ":2:2: después de cerrar unas comillas"],
    ['loteria,sorteo,numero,serie\nMEDE,4861,0256,0"9\n', ":2:4: un texto con comillas va todo entre comillas"],
    ["loteria,sorteo,numero,serie\nMEDE,4861,0256\n", ":2:1: la fila tiene 3 campos y la primera línea nombra 4"],
    ["", ":1:1: el archivo está vacío"],
    ["loteria,sorteo,número,serie\nMEDE,4861,0256,099\n", ":1:3 «número»: no se conoce; ¿quisiste decir «numero»?"],
    ["loteria,sorteo,numero,numero\nMEDE,4861,0256,0256\n", ":1:4 «numero»: la columna está dos veces"],
    ["loteria,sorteo,numero\nMEDE,4861,0256\n", ":1:1 «serie»: falta la columna"],
    ["loteria,sorteo,numero,serie,fecha\nMEDE,4861,0256,099,x\n", ":1:5 «fecha»: no se conoce; los campos son loteria"],
  ])("%j is told of at %j", async (text, fault) => {
    expect((await said({ "resultados.csv": text })).join("\n")).toContain(`resultados.csv${fault}`);
  });

  test("that is not UTF-8 says how to save it", async () => {
    const latin = Uint8Array.from(Buffer.from("tema,pregunta,respuesta\nJugar,¿Qué?,No\n", "latin1"));
    expect(await said({ "preguntas.csv": latin })).toEqual([
      "preguntas.csv:1:1: no está en UTF-8: en Excel se guarda como «CSV UTF-8»",
    ]);
  });
});

describe("a JSON file", () => {
  test("tells the line and the character of each fault, also in a list within a list", async () => {
    const text = `[
  { "pagina": "nosotros", "titulo": "Nosotros", "descripcion": "<p>Hola</p>",
    "partes": [
      { "titulo": "Quiénes", "descripcion": 7 },
      { "titulo": "Dónde", "descripcion": "<p>Aquí</p>", "partes": "ninguna", "imágen": "/a.png" }
    ] },
  { "pagina": "Mal Escrita", "descripcion": "<p>Hola</p>", "secciones": [3] }
]`;
    expect(await said({ "paginas.json": text })).toEqual([
      "paginas.json:4:45 «descripcion»: «7» debe ser un texto, entre comillas",
      "paginas.json:5:68 «partes»: debe ser una lista, entre corchetes",
      "paginas.json:5:79 «imágen»: no se conoce; ¿quisiste decir «imagen»?",
      "paginas.json:7:3 «titulo»: falta",
      "paginas.json:7:15 «pagina»: «Mal Escrita» debe ser un nombre corto en minúsculas, con guiones y sin espacios, como plan-ordinario",
      "paginas.json:7:74: debe ser un grupo de campos, entre llaves",
    ]);
  });

  test.each([
    ['[\n  { "tema": "Jugar" // nota\n  }\n]', ":2:21: JSON no lleva comentarios"],
    ['[\n  { "tema": "Jugar", }\n]', ":2:22: aquí se rompe el JSON"],
    ['[\n  { "tema": "Jugar"\n', ":3:1: aquí se rompe el JSON"],
    ['[{ "tema": "Jug\nar" }]', ":1:12: unas comillas se abren y no se cierran"],
    ['{ "tema": "Jugar" }', ":1:1: el archivo es una lista de grupos"],
    ['[{}, "Jugar"]', ":1:6: el archivo es una lista de grupos"],
    ['[{ "tema": "A",\n "tema": "B", "pregunta": "¿?", "respuesta": "x" }]', ":2:2 «tema»: está dos veces"],
    ["", ":1:1: "],
    [
      '[{ "tema": "A", "pregunta": "\\ud800", "respuesta": "x" }]',
      ":1:29 «pregunta»: tiene letras que no se pueden guardar",
    ],
  ])("%j is told of at %j", async (text, fault) => {
    expect((await said({ "preguntas.json": text })).join("\n")).toContain(`preguntas.json${fault}`);
  });

  test("writes the same as a CSV file", async () => {
    const plain = ({ row: _row, ...record }: { row: unknown }) => record;
    const json = await recordsOf({
      "resultados.json": [{ loteria: 10, sorteo: 4861, numero: "0256", serie: "099" }],
      "eventos.json": [
        { dia: "2026-11-20", hora: "09:30", texto: "Hoy", boton: "Ver", enlace: "/loterias", activo: false },
      ],
    });
    const text = await recordsOf({
      "resultados.csv": csv(headers.resultados, "10,4861,0256,099"),
      "eventos.csv": csv("dia,hora,texto,boton,enlace,activo", "20-11-2026,09:30,Hoy,Ver,/loterias,no"),
    });
    expect([json.resultados!.rows.map(plain), json.eventos!.rows.map(plain)]).toEqual([
      text.resultados!.rows.map(plain),
      text.eventos!.rows.map(plain),
    ]);
  });

  test("a number of a ticket is a text, so that its zeros are part of it", async () => {
    expect(await said({ "resultados.json": [{ loteria: 10, sorteo: 4861, numero: 9736, serie: 99 }] })).toEqual([
      'resultados.json:5:15 «numero»: «9736» debe ser un texto: escribe "9736", entre comillas',
      "resultados.json:6:14 «serie»: «99» no tiene tres cifras; ¿es «099»?",
    ]);
  });
});

describe("a folder", () => {
  test("tells of files that it does not know, with the name that is near", async () => {
    expect(
      await said({
        "resultado.csv": "",
        "Sorteos.csv": "",
        "foto.png": "",
        "paginas.csv": "",
        "secos.txt": "",
        "planes.csv": csv(headers.planes),
        "planes.json": [],
        noticias: null,
        ".oculto": "",
      }),
    ).toEqual([
      "Sorteos.csv:1:1: no se conoce; ¿quisiste decir sorteos.csv?",
      expect.stringMatching(/^foto\.png:1:1: no se conoce; los archivos son loterias, planes, sorteos/),
      "noticias:1:1: no se conoce; ¿quisiste decir noticias.csv?",
      "paginas.csv:1:1: tiene listas dentro de cada fila: escríbelo como paginas.json",
      "planes.json:1:1: ya está planes.csv: deja uno de los dos",
      "resultado.csv:1:1: no se conoce; ¿quisiste decir resultados.csv?",
      "secos.txt:1:1: no se conoce; ¿quisiste decir secos.csv?",
    ]);
  });

  test("without files says which ones it may have", async () => {
    expect(await said({})).toEqual([
      expect.stringMatching(/: la carpeta no tiene archivos; pueden ser loterias, planes/),
    ]);
  });
});

describe("a row", () => {
  const draw = (over: Partial<Record<string, string>> = {}) =>
    Object.values({
      loteria: "MEDE",
      sorteo: "5000",
      dia: "2026-11-20",
      cierre: "22:30",
      hora: "23:00",
      fracciones: "3",
      valor: "6000",
      mayor: "16000000000",
      series: "500",
      plan: "ordinario",
      estado: "programado",
      ...over,
    }).join(",");
  const prize = (over: Partial<Record<string, string>> = {}) =>
    Object.values({
      loteria: "MEDE",
      plan: "ordinario",
      cantidad: "1",
      premio: "Premio Mayor",
      bruto: "1000",
      neto: "664",
      fraccion: "221",
      regla: "mayor",
      ...over,
    }).join(",");

  test.each([
    [{ dia: "2026-02-30" }, "3 «dia»: «2026-02-30» no es un día: escríbelo como 2026-11-20"],
    [{ dia: "20/11/2026" }, "3 «dia»: «20/11/2026» no es un día"],
    [{ cierre: "9:30" }, "4 «hora_cierre»: «9:30» no es una hora"],
    [{ cierre: "23:30" }, "4 «hora_cierre»: las ventas cerrarían a las 23:30, después del sorteo de las 23:00"],
    [{ fracciones: "21" }, "6 «fracciones»: «21» debe estar entre 1 y 20"],
    [{ valor: "6.000" }, "7 «valor_fraccion»: «6.000»: escríbelo sin puntos, comas ni signos, como 6000"],
    [{ valor: "$6000" }, "7 «valor_fraccion»: «$6000»: escríbelo sin puntos"],
    [{ valor: "0" }, "7 «valor_fraccion»: «0» debe estar entre 1 y"],
    [{ series: "1001" }, "9 «series»: «1001» debe estar entre 1 y 1000"],
    [{ estado: "cancelado" }, "11 «estado»: «cancelado» debe ser programado, aplazado, anulado"],
  ])("of a draw with %j is refused", async (over, fault) => {
    const [first, ...others] = await said({ "sorteos.csv": csv(headers.sorteos, draw(over)) });
    expect(first).toContain(`sorteos.csv:2:${fault}`);
    expect(others).toEqual([]);
  });

  test.each([
    [{ regla: "===/misma" }, "8 «regla»: «===/misma» no es una regla"],
    [{ regla: "!===/igual" }, "8 «regla»: «!===/igual» no es una regla"],
    [{ neto: "1001" }, "6 «neto_billete»: es más que bruto_billete"],
    [{ fraccion: "665" }, "7 «neto_fraccion»: es más que neto_billete"],
    [{ cantidad: "0" }, "3 «cantidad»: «0» debe estar entre 1 y"],
  ])("of a plan with %j is refused", async (over, fault) => {
    const [first, ...others] = await said({ "planes.csv": csv(headers.planes, prize(over)) });
    expect(first).toContain(`planes.csv:2:${fault}`);
    expect(others).toEqual([]);
  });

  test("of a plan may have a rule that nobody knows yet", async () => {
    const { planes } = await recordsOf({ "planes.csv": csv(headers.planes, prize({ regla: "" })) });
    expect(planes!.rows[0]!.regla).toBeNull();
  });

  test("with an address that may not be followed is refused", async () => {
    expect(
      await said({
        "destacados.json": [{ imagen: "http://otra.example/a.png", titulo: "x", enlace: "javascript:alert(1)" }],
      }),
    ).toEqual([
      expect.stringMatching(/^destacados\.json:3:15 «imagen»: «http:.* no es una dirección/),
      expect.stringMatching(/^destacados\.json:5:15 «enlace»: «javascript:.* no es una dirección/),
    ]);
  });

  test("that repeats what another one says is refused with the line of the first", async () => {
    expect(
      await said({
        "terminos.json": [
          { documento: "terminos", texto: "a" },
          { documento: "terminos", texto: "b" },
        ],
        "temas-pqrs.csv": csv("tema,titulo,texto", "1,Queja,x", "1,Reclamo,y"),
      }),
    ).toEqual([
      "temas-pqrs.csv:3:1 «tema»: repite lo de la línea 2",
      "terminos.json:7:18 «documento»: repite lo de la línea 2",
    ]);
  });
});
