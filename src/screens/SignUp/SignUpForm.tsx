/** The form of the registration, a step at a time. What was typed stays, whatever becomes of the request (REG-01). */
import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button, CaptchaBox, Form, FormActions, Stack, StepProgress, Text, TicketSheet } from "#ds";
import { signUp } from "#api/account";
import { login } from "#copy/login";
import { person } from "#copy/person";
import { problem } from "#copy/problems";
import { signUp as words } from "#copy/signUp";
import { genders, NOT_RESPONSIBLE, registrationSchema, type RegistrationValues } from "#domain/account";
import { bogotaDay } from "#domain/bogota";
import { useField, type FormControl } from "../../forms/bindField";
import { FormDocument } from "../../forms/FormDocument";
import { FormSelect } from "../../forms/FormSelect";
import { useCaptcha } from "../../forms/useCaptcha";
import { useShopForm } from "../../forms/useShopForm";
import { track } from "../../page/analytics";
import { focusPart } from "../../page/focus";
import { usePageState } from "../../page/pageState";
import { Submit } from "../../page/Submit";
import { useIsBrowser } from "../../page/useIsBrowser";
import { useWriting } from "../../page/writing";
import { useTypeOptions } from "../Login/typeOptions";
import { AcceptanceFields, useMissingAcceptance } from "../PersonForm/AcceptanceFields";
import { ContactFields } from "../PersonForm/ContactFields";
import { faultsOf } from "../PersonForm/Faults";
import { FiscalFields } from "../PersonForm/FiscalFields";
import { IdentityFields } from "../PersonForm/IdentityFields";
import { NewPasswordFields } from "../PersonForm/NewPasswordFields";
import type { CreatedAccount } from "./Created";
import { forgetDraft, keepDraft, readDraft } from "./draft";
import { LAST, steps, stepOf } from "./steps";
import type { ShownStep } from "./useStep";

type Field = keyof RegistrationValues;

const blank = {
  documentType: "CC",
  document: "",
  names: "",
  surnames: "",
  issueDate: "",
  birthDate: "",
  email: "",
  emailConfirm: "",
  mobile: "",
  address: "",
  fiscalCodes: [NOT_RESPONSIBLE],
  password: "",
  passwordConfirm: "",
  terms: false,
  policy: false,
  adult: false,
  captcha: "",
} as const satisfies Omit<RegistrationValues, "gender">;

/** The values that are not those of the blank form. */
const changedIn = (values: RegistrationValues): Partial<RegistrationValues> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => String(value) !== String(blank[name as keyof typeof blank])),
  );

const repeats = { email: "emailConfirm", password: "passwordConfirm" } as const;

/** What the list of faults calls each field. */
const labels: Readonly<Record<Field, string>> = {
  ...person.fields,
  ...words.faults,
  password: person.password.label,
  passwordConfirm: person.password.confirm,
  captcha: login.captcha.label,
};

interface SignUpFormProps {
  steps: ShownStep;
  onCreated: (account: CreatedAccount) => void;
}

export function SignUpForm({ steps: { step, show, goBack }, onCreated }: SignUpFormProps) {
  const { client, clock } = usePageState();
  const navigate = useNavigate();
  const isBrowser = useIsBrowser();
  const today = bogotaDay(clock.startedAt);
  const [schema] = useState(() => registrationSchema(today));
  const { control, formState, getValues, handleSubmit, reset, setFocus, setValue, showRefused, subscribe, trigger } =
    useShopForm<RegistrationValues>(schema, { ...blank, fiscalCodes: [...blank.fiscalCodes] }, repeats);

  // The server knows nothing of the tab's storage: what was typed comes once the page is the browser's.
  useEffect(() => {
    // A field that was changed before the scripts came may have told the form before this effect runs.
    const typed = { ...readDraft(), ...changedIn(getValues()) };
    if (Object.keys(typed).length > 0) {
      reset((first) => ({ ...first, ...typed }));
      keepDraft(getValues());
    }
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) });
  }, [getValues, reset, subscribe]);

  const head = useRef<HTMLOListElement>(null);
  const shown = useRef(step);
  /** The field that gets the focus once its step is shown; null for the head of the form. */
  const [awaited, setAwaited] = useState<Field | null>(null);
  /** The step whose faults are listed. */
  const [tried, setTried] = useState<number | null>(null);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (awaited) setFocus(awaited);
    else focusPart(head.current);
  }, [step, awaited, setFocus]);

  /** Shows the first step with one of these fields at fault, the first of them focused. */
  const showFault = (names: readonly string[]) => {
    const place = stepOf(names);
    if (place === null) return;
    setTried(place);
    if (place === step) return;
    setAwaited(steps[place]!.find((field) => names.includes(field)) ?? null);
    show(place);
  };

  const onSolved = useCallback(
    (payload: string) => setValue("captcha", payload, { shouldValidate: payload !== "" }),
    [setValue],
  );
  const captcha = useCaptcha({ client, action: "registro", onSolved });
  const creating = useWriting((values: RegistrationValues) => signUp(client, values), {
    words: (what) => problem(what, words.failed),
    onFields: (fields) => {
      const isPlaced = showRefused(fields);
      showFault(Object.keys(fields));
      return isPlaced;
    },
  });
  const send = handleSubmit(
    async (values) => {
      const created = await creating.run(values);
      if (!created) return;
      if (!created.ok) {
        // A solution is good for one try only.
        captcha.reset();
        return;
      }
      track({ event: "registro_usuario" });
      forgetDraft();
      onCreated(values);
      await navigate(".", { replace: true, state: null });
    },
    (errors) => showFault(Object.keys(errors)),
  );
  const goOn = async () => {
    setTried(step);
    if (!(await trigger([...steps[step]!], { shouldFocus: true }))) return;
    setTried(null);
    setAwaited(null);
    show(step + 1);
  };

  const name = words.steps.names[step]!;
  const asked: readonly Field[] = steps[step]!;
  const missing = useMissingAcceptance({ control, trigger });
  const back = step > 0 && (
    <Button
      tone="secondary"
      onPress={() => {
        setAwaited(null);
        goBack();
      }}
    >
      {words.back}
    </Button>
  );
  return (
    <>
      <StepProgress
        ref={head}
        label={words.steps.place(step + 1, name)}
        steps={words.steps.names}
        current={step}
        doneLabel={words.steps.done}
      />
      <TicketSheet title={words.steps.titles[step]!} description={words.steps.more[step]}>
        <Form
          label={words.form}
          // Never an address with what was written in it, not even before scripts run.
          method="post"
          isPending={creating.isPending}
          errorSummary={faultsOf(
            { formState: { isSubmitted: tried === step, errors: formState.errors }, setFocus },
            Object.fromEntries(asked.map((field) => [field, labels[field]])) as Record<Field, string>,
          )}
          onSubmit={(event) => {
            if (step === LAST) return void send(event);
            event.preventDefault();
            void goOn();
          }}
        >
          {step === 0 && <WhoFields control={control} today={today} />}
          {step === 1 && (
            <>
              <ContactFields control={control} />
              <FiscalFields control={control} />
            </>
          )}
          {step === LAST && (
            <>
              <NewPasswordFields control={control} />
              <AcceptanceFields control={control} />
              <Captcha control={control} {...captcha} />
            </>
          )}
          <FormActions back={back}>
            {step === LAST ? (
              <Submit label={words.submit} writing={creating} pendingLabel={words.submitting} missing={missing} />
            ) : (
              <Stack gap="s">
                <Button type="submit" tone="ink" isFullWidth isDisabled={!isBrowser}>
                  {words.next}
                </Button>
                {step === 0 && (
                  <Text size="s" tone="soft">
                    {words.steps.kept}
                  </Text>
                )}
              </Stack>
            )}
          </FormActions>
        </Form>
      </TicketSheet>
    </>
  );
}

/** What the document says of its person. */
function WhoFields({ control, today }: { control: FormControl<RegistrationValues>; today: string }) {
  return (
    <Stack gap="l">
      <FormDocument
        control={control}
        typeName="documentType"
        numberName="document"
        label={words.document.label}
        typeLabel={words.document.type}
        numberLabel={words.document.number}
        types={useTypeOptions()}
        numericTypes={["CC", "NIT", "CE", "PD", "CD", "TE"]}
        numberAutoComplete="username"
        isRequired
      />
      <IdentityFields control={control} today={today} />
      <FormSelect
        control={control}
        name="gender"
        label={words.gender}
        placeholder={words.choose}
        options={genders.map((gender) => ({ value: gender, label: words.genders[gender] }))}
        autoComplete="sex"
        isRequired
      />
    </Stack>
  );
}

interface CaptchaProps extends Pick<ReturnType<typeof useCaptcha>, "state" | "start"> {
  control: FormControl<RegistrationValues>;
}

function Captcha({ control, state, start }: CaptchaProps) {
  const {
    field: { ref },
    errorMessage,
  } = useField({ control, name: "captcha" });
  return (
    <CaptchaBox
      ref={ref}
      label={login.captcha.label}
      state={state}
      workingLabel={login.captcha.working}
      doneLabel={login.captcha.done}
      failedLabel={login.captcha.failed}
      onStart={() => void start()}
      errorMessage={state === "working" ? undefined : errorMessage}
    />
  );
}
