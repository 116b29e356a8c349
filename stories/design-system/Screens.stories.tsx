/** Two screens made of parts only, to see the language whole. */
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import {
  Bell,
  Breadcrumb,
  Button,
  CartButton,
  CountdownBanner,
  CountdownDigits,
  DigitInput,
  Footer,
  FractionSlots,
  GuideBar,
  Grid,
  Header,
  LegalStrip,
  LotteryCard,
  LotteryStrip,
  Page,
  Panel,
  ResultCard,
  Section,
  SeriesPicker,
  SkipLink,
  Split,
  Stack,
  TextLink,
  UserMenu,
} from "#ds";
import {
  bogota,
  boyaca,
  countdown,
  countdownLabels,
  countdownWords,
  cruzRoja,
  cundinamarca,
  medellin,
  valle,
} from "../fixtures/tickets";

const Shell = ({ current, children }: { current?: string; children: React.ReactNode }) => (
  <>
    <SkipLink href="#contenido" label="Saltar al contenido" />
    <LegalStrip
      age="18+"
      adultsOnly="Solo mayores de edad"
      health="Lo que juegas aporta a la salud de los colombianos"
    />
    <Header
      brand={{ name: "Premio Mayor", href: "#inicio" }}
      navLabel="Principal"
      menuLabel="Menú"
      nav={["Loterías", "Resultados", "Productos"].map((label) => ({
        label,
        href: `#${label}`,
        isCurrent: label === current,
      }))}
      user={
        <UserMenu
          name="Marta Lucía"
          balance="Saldo $45.000"
          label="Cuenta de Marta Lucía"
          items={[{ label: "Mi cuenta", href: "#cuenta" }, { label: "Salir" }]}
        />
      }
      bell={<Bell label="Notificaciones, 1 sin leer" count={1} onPress={() => undefined} />}
      cart={<CartButton href="#carrito" label="Carrito, 3 productos" count={3} />}
    />
    <main id="contenido">{children}</main>
    <Footer
      groups={[
        {
          title: "Nosotros",
          links: [
            { label: "Nuestra empresa", href: "#1" },
            { label: "Nuestra red", href: "#2" },
          ],
        },
        {
          title: "Puntos Gana",
          links: [
            { label: "Conoce el programa", href: "#3" },
            { label: "Catálogo", href: "#4" },
          ],
        },
        {
          title: "Servicio al cliente",
          links: [
            { label: "PQRS", href: "#5" },
            { label: "Preguntas frecuentes", href: "#6" },
            { label: "Solicitud de crédito", href: "#7" },
          ],
        },
      ]}
      social={{
        title: "Síguenos",
        links: [
          { label: "Instagram", href: "#8" },
          { label: "Facebook", href: "#9" },
        ],
      }}
      legalLinks={[
        { label: "Política de privacidad", href: "#10" },
        { label: "Términos y condiciones", href: "#11" },
      ]}
    >
      Solo mayores de 18 años. El juego en exceso puede ser perjudicial. © 2026 Premio Mayor
    </Footer>
  </>
);

const meta = { title: "Fundamentos/En conjunto", parameters: { isFramed: false } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = {
  name: "Inicio",
  render: () => (
    <Shell>
      <CountdownBanner
        label="Evento"
        description="Sorteo Extraordinario de Colombia"
        actionLabel="Quiero jugar"
        actionHref="#extra"
        countdown={
          <CountdownDigits
            size="boxes"
            secondsLeft={130062}
            labels={countdownLabels}
            words={countdownWords}
            accessibleLabel="Tiempo para el Sorteo Extraordinario de Colombia"
          />
        }
      />
      <Section title="Próximas loterías" action={<TextLink href="#loterias">Ver todas</TextLink>}>
        <Stack gap="l">
          <LotteryCard
            {...medellin}
            size="large"
            closing={<>Las ventas cierran en {countdown(15156, medellin.name)}</>}
          />
          <Grid columns={2}>
            <LotteryCard {...bogota} size="medium" closing="Cierra jueves 26, 10:00 p. m." />
            <LotteryCard {...boyaca} size="medium" closing="Cierra sábado 21, 10:10 p. m." />
          </Grid>
        </Stack>
      </Section>
      <Section title="Últimos resultados" tone="sunk" action={<TextLink href="#resultados">Ver resultados</TextLink>}>
        <Grid columns={2}>
          {[bogota, valle, cruzRoja, cundinamarca].map((lottery, i) => (
            <ResultCard
              key={lottery.name}
              name={lottery.name}
              abbreviation={lottery.abbreviation}
              accent={lottery.accent}
              meta="jueves 19 · Sorteo 2817"
              numberLabel="Número ganador"
              number={["0482", "9310", "7751", "1206"][i]!}
              series={`Serie ${["117", "042", "208", "299"][i]!}`}
            />
          ))}
        </Grid>
      </Section>
    </Shell>
  ),
};

const PlayScreen = () => {
  const [digits, setDigits] = useState("1234");
  const [series, setSeries] = useState<string | null>("042");
  const [custom, setCustom] = useState("");
  const [chosen, setChosen] = useState<readonly string[]>(["1"]);
  const toggle = (id: string) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Shell current="Loterías">
      <Page>
        <Stack gap="l">
          <Breadcrumb
            label="Ruta"
            items={[{ label: "Inicio", href: "#" }, { label: "Loterías", href: "#l" }, { label: "Jugar" }]}
          />
          <LotteryStrip
            name={medellin.name}
            abbreviation={medellin.abbreviation}
            accent={medellin.accent}
            drawLabel={medellin.drawLabel}
            drawDate="viernes 20, 11:00 p. m."
            closingLabel="Cierra en"
            closing={countdown(15156, medellin.name, "accent")}
            facts={[
              { label: "Premio mayor", value: "$16.000", unit: "millones" },
              { label: "Fracción", value: "$6.000" },
            ]}
            plan={{ label: "Plan de premios", ariaLabel: "Plan de premios, Lotería de Medellín", href: "#plan" }}
          />
          <Split
            main={
              <Stack gap="m">
                <Panel title="Tu número" description="Escribe las 4 cifras o deja que la suerte escoja.">
                  <Stack gap="m" align="start">
                    <DigitInput
                      label="Número a jugar"
                      value={digits}
                      onChange={setDigits}
                      digitLabel={(i) => `Cifra ${i + 1} de 4`}
                    />
                    <Button tone="secondary" size="s">
                      Al azar
                    </Button>
                  </Stack>
                </Panel>
                <Panel title="Serie" description="6 series con fracciones disponibles para el 1234.">
                  <SeriesPicker
                    label="Serie"
                    value={series}
                    onChange={setSeries}
                    options={["007", "042", "118", "203", "311", "499"].map((one, i) => ({
                      series: one,
                      fractionsLabel: i === 3 ? "1 fracción" : "3 fracciones",
                    }))}
                    custom={{ label: "Otra serie", value: custom, onChange: setCustom }}
                  />
                </Panel>
                <Panel title="Fracciones" description="Cada fracción vale $6.000 y gana su parte del premio.">
                  <FractionSlots
                    label="Fracciones"
                    accent="esmeralda"
                    number="1234"
                    seriesLabel="Serie 042"
                    chosenLabel="Elegida"
                    takenLabel="No disponible"
                    takeAllLabel="Tomar billete completo"
                    onTakeAll={() => setChosen(["1", "2"])}
                    onToggle={toggle}
                    slots={["1", "2", "3"].map((id) => ({
                      id,
                      label: `Fracción ${id}`,
                      state: id === "3" ? "taken" : chosen.includes(id) ? "chosen" : "free",
                    }))}
                  />
                </Panel>
              </Stack>
            }
            aside={
              <GuideBar
                title="Tu jugada"
                steps={["done", "done", chosen.length > 0 ? "done" : "current"]}
                face={chosen.length > 0 ? "pay" : "line"}
                message="Serie 042, 2 libres: elige fracciones"
                detail={`${chosen.length} fracciones · 1234-042`}
                amountLabel="Valor"
                amount={`$${chosen.length * 6}.000`}
                facts={[
                  { label: "Número", value: "1234" },
                  { label: "Serie", value: "042" },
                ]}
                action={<Button isFullWidth>Añadir al carrito</Button>}
              />
            }
          />
        </Stack>
      </Page>
    </Shell>
  );
};

export const Play: Story = { name: "Juego", render: () => <PlayScreen /> };
