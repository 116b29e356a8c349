/** How a prize is claimed, on the home page (HOME-07), whose code comes after the first view. */
import { useLoaderData, useNavigate } from "react-router-dom";
import { ButtonLink, Carousel, EmptyState, Media, Section, Skeleton, Text } from "#ds";
import type { PrizePayment } from "#api/content";
import type { Result } from "#api/result";
import { prizePayment } from "#copy/prizePayment";
import { useDialogs } from "../../page/dialogs";
import { Loaded } from "../../page/Loaded";
import { throughLogin, usePerson } from "../../page/session";
import { paths } from "../../paths";
import type { loader } from "./Home";

/** Milliseconds of a slide. */
const AUTOPLAY = 5_000;

export default function HomePrizes() {
  const { prizes } = useLoaderData<typeof loader>();
  return (
    <Section id="cobrar" tone="positive" title={prizePayment.title}>
      <PrizePayments prizes={prizes} />
    </Section>
  );
}

/** The ways to claim in their four states: this section fails alone (HOME-08). */
const PrizePayments = ({ prizes }: { prizes: Result<PrizePayment[]> }) => (
  <Loaded
    result={prizes}
    failed={prizePayment.failed}
    waiting={<Skeleton shape="ticket" label={prizePayment.loading} />}
    headingLevel={3}
  >
    {(all) =>
      all.length === 0 ? (
        <EmptyState title={prizePayment.empty} message={prizePayment.emptyMore} headingLevel={3} />
      ) : (
        <Carousel
          label={prizePayment.carousel.label}
          roleDescription={prizePayment.carousel.role}
          slideRoleDescription={prizePayment.carousel.slide}
          effect="fade"
          autoplayMs={AUTOPLAY}
          previousLabel={prizePayment.carousel.previous}
          nextLabel={prizePayment.carousel.next}
          pauseLabel={prizePayment.carousel.pause}
          playLabel={prizePayment.carousel.play}
          slideLabel={prizePayment.carousel.place}
          slides={all.map(({ id, cover, text, href }) => ({
            id: String(id),
            label: text,
            content: (
              <Media src={cover}>
                <Text>{text}</Text>
                {href !== null && <Claim href={href} />}
              </Media>
            ),
          }))}
        />
      )
    }
  </Loaded>
);

/** Leads to where the claim goes on; whoever is not known logs in first, without leaving the page. */
function Claim({ href }: { href: string }) {
  const isKnown = usePerson() !== null;
  const { openLogin } = useDialogs();
  const navigate = useNavigate();
  const isInside = href.startsWith("/");
  if (isKnown)
    return (
      <ButtonLink tone="ink" href={href}>
        {prizePayment.claim}
      </ButtonLink>
    );
  return (
    <ButtonLink
      tone="ink"
      // Where scripts are off, the home page says what the login needs.
      href={throughLogin(isInside ? href : paths.home)}
      onPress={(event) => {
        event.preventDefault();
        openLogin({
          purpose: { to: "claim" },
          afterLogin: () => (isInside ? void navigate(href) : window.location.assign(href)),
        });
      }}
    >
      {prizePayment.claim}
    </ButtonLink>
  );
}
