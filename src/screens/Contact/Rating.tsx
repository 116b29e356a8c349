/** /contacto/calificar: a player says how the shop or its people did. */
import { useEffect, useRef, useState } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import {
  Button,
  ButtonLink,
  EmptyState,
  Form,
  Inline,
  Notice,
  sentDrawing,
  Skeleton,
  Stack,
  TextLink,
  TicketSheet,
} from "#ds";
import { ratedServices, sendRating, type RatedService } from "#api/contact";
import { contact } from "#copy/contact";
import { problem } from "#copy/problems";
import { rating } from "#copy/rating";
import { DEFAULT_SERVICE, ratingSchema, scale, type RatingValues } from "#domain/contact";
import { useField } from "../../forms/bindField";
import { FormCheck } from "../../forms/FormCheck";
import { FormRadios } from "../../forms/FormRadios";
import { FormSelect } from "../../forms/FormSelect";
import { FormTextArea } from "../../forms/FormTextArea";
import { useShopForm } from "../../forms/useShopForm";
import { focusPart } from "../../page/focus";
import { Loaded } from "../../page/Loaded";
import { pageMeta } from "../../page/meta";
import { track } from "../../page/analytics";
import { newId } from "../../page/newId";
import { PageFrame } from "../../page/PageFrame";
import { usePageState } from "../../page/pageState";
import { onlyOnOtherAddress } from "../../page/reload";
import { clientOf } from "../../page/session";
import { Submit } from "../../page/Submit";
import { useWriting } from "../../page/writing";
import { paths } from "../../paths";
import { ContactTabs } from "./ContactTabs";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: rating.title, description: rating.description });

export async function loader({ context: { server } }: LoaderFunctionArgs) {
  return { services: await ratedServices(clientOf(server)) };
}

export default function Rating() {
  const { services } = useLoaderData<typeof loader>();
  const [isSent, setSent] = useState(false);
  return (
    <PageFrame
      title={contact.title}
      crumb={contact.tabs.rating}
      width="reading"
      {...(isSent ? {} : { lead: rating.lead })}
    >
      <ContactTabs current="rating" />
      {isSent ? (
        <Thanks onAgain={() => setSent(false)} />
      ) : (
        <>
          <noscript>
            <Notice tone="warning">{rating.needsScripts}</Notice>
          </noscript>
          <Loaded
            result={services}
            failed={rating.listFailed}
            waiting={<Skeleton shape="row" count={6} label={rating.loading} />}
          >
            {(all) =>
              all.length === 0 ? (
                <EmptyState title={rating.listFailed} message={rating.listEmptyMore} />
              ) : (
                <TicketSheet title={rating.sheet} description={rating.sheetMore}>
                  <RatingForm services={all} onSent={() => setSent(true)} />
                </TicketSheet>
              )
            }
          </Loaded>
        </>
      )}
    </PageFrame>
  );
}

function Thanks({ onAgain }: { onAgain: () => void }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => focusPart(part.current), []);
  return (
    <div ref={part} role="status">
      <EmptyState
        illustration={sentDrawing}
        title={rating.sent}
        message={rating.thanks}
        action={
          <Inline justify="center">
            <ButtonLink href={paths.pqrs} tone="secondary">
              {rating.toPqrs}
            </ButtonLink>
            <Button tone="quiet" onPress={onAgain}>
              {rating.again}
            </Button>
          </Inline>
        }
      />
    </div>
  );
}

const unanswered = ({ questions }: RatedService) => questions.map((question) => ({ question, answer: "" }));

function RatingForm({ services, onSent }: { services: readonly RatedService[]; onSent: () => void }) {
  const { client } = usePageState();
  const [key] = useState(newId);
  const first = services.find(({ id }) => id === DEFAULT_SERVICE) ?? services[0]!;
  const { control, handleSubmit, showRefused, setValue, trigger, formState } = useShopForm<RatingValues>(ratingSchema, {
    service: first.id,
    answers: unanswered(first),
    comment: "",
    terms: false,
    policy: false,
  });
  const serviceId = useField({ control, name: "service" }).field.value;
  const hasTerms = useField({ control, name: "terms" }).field.value;
  const hasPolicy = useField({ control, name: "policy" }).field.value;
  const service = services.find(({ id }) => id === serviceId) ?? first;
  // Another service has other questions; what was said of the first one does not answer them.
  useEffect(() => setValue("answers", unanswered(service)), [service, setValue]);
  const sending = useWriting((values: RatingValues) => sendRating(client, values, key), {
    words: (what) => problem(what, rating.failed),
    onFields: showRefused,
  });
  const submit = handleSubmit(async (values) => {
    const kept = await sending.run(values);
    if (!kept?.ok) return;
    track({ event: "form_submit", form_id: "calificacion" });
    onSent();
  });
  const hasFaults = formState.isSubmitted && Object.keys(formState.errors).length > 0;

  return (
    <Form
      label={rating.form}
      // Never an address with what was written in it, not even before scripts run.
      method="post"
      isPending={sending.isPending}
      errorSummary={hasFaults ? rating.refused : undefined}
      onSubmit={(event) => void submit(event)}
    >
      <FormSelect
        control={control}
        name="service"
        label={rating.service}
        options={services.map(({ id, name }) => ({ value: id, label: name }))}
        isRequired
      />
      {service.questions.map((question, place) => (
        <FormRadios
          key={`${service.id} ${question}`}
          control={control}
          name={`answers.${place}.answer`}
          label={question}
          layout="grid"
          options={scale.map((value) => ({
            value: String(value),
            label: rating.place(value, rating.scale[value - 1]!),
          }))}
          isRequired
        />
      ))}
      <FormTextArea
        control={control}
        name="comment"
        label={rating.comment}
        description={rating.commentHint}
        isRequired
      />
      <Stack gap="s">
        <FormCheck
          control={control}
          name="terms"
          label={
            <>
              {rating.terms} <TextLink href={paths.terms}>{rating.termsLink}</TextLink>
            </>
          }
          isRequired
        />
        <FormCheck
          control={control}
          name="policy"
          label={
            <>
              {rating.policy} <TextLink href={paths.privacy}>{rating.policyLink}</TextLink>
            </>
          }
          isRequired
        />
      </Stack>
      <Submit
        label={rating.submit}
        writing={sending}
        pendingLabel={rating.submitting}
        missing={
          hasTerms && hasPolicy
            ? undefined
            : { label: rating.missing, onPress: () => void trigger(["terms", "policy"], { shouldFocus: true }) }
        }
      />
    </Form>
  );
}
