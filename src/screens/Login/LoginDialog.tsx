/** The login dialog: its player was on the way to something else and wants to go on with it. */
import { useCallback, useEffect, useRef, useState } from "react";
import { Button, CaptchaBox, Form, Heading, Modal, Notice, Stack, Tabs } from "#ds";
import { login } from "#copy/login";
import { loginProblem } from "#copy/loginProblem";
import { recovery } from "#copy/recovery";
import { shell } from "#copy/shell";
import type { RecoveryValues } from "#domain/account";
import { normalizeDocument } from "#domain/documents";
import { LOGIN_PASSWORD_MAX, loginSchema, type LoginValues } from "#domain/login";
import { useField } from "../../forms/bindField";
import { FormCheck } from "../../forms/FormCheck";
import { FormPassword } from "../../forms/FormPassword";
import { FormSelect } from "../../forms/FormSelect";
import { FormText } from "../../forms/FormText";
import { useCaptcha } from "../../forms/useCaptcha";
import { useShopForm } from "../../forms/useShopForm";
import { useBackCloses } from "../../page/backCloses";
import { loginTabs, useDialogs, type LoginTab } from "../../page/dialogs";
import { focusPart } from "../../page/focus";
import { usePageState } from "../../page/pageState";
import { usePerson } from "../../page/session";
import { useStore } from "../../page/store";
import { useWriting } from "../../page/writing";
import { loginReason } from "./loginReason";
import { RecoveryRequest } from "./RecoveryRequest";
import { SignUpOffer } from "./SignUpOffer";
import { useTypeOptions } from "./typeOptions";

/** How long the success banner stands before the dialog closes, ms (AUTH-03). */
const CLOSE_AFTER = 2000;

const isLoginTab = (id: string): id is LoginTab => (loginTabs as readonly string[]).includes(id);

export default function LoginDialog() {
  const { login: tab, purpose, isExpired, closeLogin, setLoginTab } = useDialogs();
  const isLoggedIn = usePerson() !== null;
  const leave = useCallback(() => closeLogin(isLoggedIn), [closeLogin, isLoggedIn]);
  const close = useBackCloses(tab !== null, leave);
  // Lives as long as the dialog: closing it forgets what was typed and what was asked for (AUTH-01).
  const [typed, setTyped] = useState<RecoveryValues>({ documentType: "CC", document: "" });
  const [isForgotten, setForgotten] = useState(false);
  const forget = (document: RecoveryValues) => {
    setTyped(document);
    setForgotten(true);
  };
  return (
    <Modal
      title={login.title}
      lead={loginReason(purpose, isExpired, tab ?? undefined)}
      isOpen
      isStatic
      onOpenChange={(isOpen) => !isOpen && close()}
      closeLabel={shell.close}
    >
      <Tabs
        label={login.tabs.label}
        selectedId={tab ?? "login"}
        onSelect={(id) => isLoginTab(id) && setLoginTab(id)}
        tabs={[
          {
            id: "login",
            label: login.tabs.login,
            content: isForgotten ? (
              <Recovery typed={typed} onBack={() => setForgotten(false)} />
            ) : (
              <LoginForm typed={typed} onDone={close} onForgotten={forget} />
            ),
          },
          { id: "signUp", label: login.tabs.signUp, content: <SignUpOffer /> },
        ]}
      />
    </Modal>
  );
}

/** Asks for the link of a new password, for the document that was typed already. */
function Recovery({ typed, onBack }: { typed: RecoveryValues; onBack: () => void }) {
  const title = useRef<HTMLDivElement>(null);
  useEffect(() => focusPart(title.current), []);
  return (
    <Stack>
      <div ref={title}>
        <Heading level={3}>{recovery.title}</Heading>
      </div>
      <RecoveryRequest initial={typed}>
        <Button tone="quiet" size="s" onPress={onBack}>
          {recovery.back}
        </Button>
      </RecoveryRequest>
    </Stack>
  );
}

interface LoginFormProps {
  /** The document as it was typed before. */
  typed: RecoveryValues;
  onDone: () => void;
  /** The password is forgotten; called with the document as it is typed. */
  onForgotten: (typed: RecoveryValues) => void;
}

function LoginForm({ typed, onDone, onForgotten }: LoginFormProps) {
  const store = useStore();
  const { client, dialogs } = usePageState();
  const types = useTypeOptions();
  const [isDone, setDone] = useState(false);
  const { control, handleSubmit, getValues, setValue, showRefused } = useShopForm<LoginValues>(loginSchema, {
    ...typed,
    password: "",
    captcha: "",
    asSeller: false,
  });
  const onSolved = useCallback(
    (payload: string) => setValue("captcha", payload, { shouldValidate: payload !== "" }),
    [setValue],
  );
  const { state, start, reset } = useCaptcha({ client, action: "login", onSolved });
  const captcha = useField({ control, name: "captcha" });
  const entering = useWriting(store.logIn, { words: loginProblem, onFields: showRefused, isReadAgain: true });

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(onDone, CLOSE_AFTER);
    return () => clearTimeout(timer);
  }, [isDone, onDone]);

  const submit = handleSubmit(async (values) => {
    const entered = await entering.run({ ...values, document: normalizeDocument(values.document) });
    if (!entered) return;
    // A solution is good for one try only.
    if (!entered.ok) reset();
    else if (entered.value === "agePending") {
      dialogs.setAgePending(true);
      onDone();
    } else {
      dialogs.setUpdate(store.user.person?.mustUpdate ?? false);
      setDone(true);
    }
  });

  if (isDone)
    return (
      <Notice tone="success" isLive>
        {login.success}
      </Notice>
    );

  return (
    <Form label={login.tabs.login} isPending={entering.isPending} onSubmit={(event) => void submit(event)}>
      <Stack>
        <FormSelect control={control} name="documentType" label={login.documentType} options={types} />
        <FormText
          control={control}
          name="document"
          label={login.document}
          autoComplete="username"
          autoCapitalize="characters"
          inputMode="text"
          maxLength={20}
          isRequired
        />
        <FormPassword
          control={control}
          name="password"
          label={login.password}
          autoComplete="current-password"
          maxLength={LOGIN_PASSWORD_MAX}
          showLabel={login.reveal}
          hideLabel={login.hide}
          isRequired
        />
        <FormCheck control={control} name="asSeller" label={login.seller} />
        <CaptchaBox
          label={login.captcha.label}
          state={state}
          workingLabel={login.captcha.working}
          doneLabel={login.captcha.done}
          failedLabel={login.captcha.failed}
          onStart={() => void start()}
          errorMessage={state === "working" ? undefined : captcha.errorMessage}
        />
        <Button type="submit" isFullWidth isPending={entering.isPending} pendingLabel={login.submitting}>
          {login.submit}
        </Button>
        {entering.message && (
          <Notice tone="error" isLive>
            {entering.message}
          </Notice>
        )}
        <Button
          tone="quiet"
          size="s"
          onPress={() => {
            const { documentType, document } = getValues();
            onForgotten({ documentType, document });
          }}
        >
          {login.forgot}
        </Button>
      </Stack>
    </Form>
  );
}
