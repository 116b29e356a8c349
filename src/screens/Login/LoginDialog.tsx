/** The login dialog: its player was on the way to something else and wants to go on with it. */
import { useCallback, useEffect, useState } from "react";
import { Button, CaptchaBox, Form, Modal, Notice, Stack, Tabs, Text } from "#ds";
import { documentTypeNames } from "#copy/documentTypes";
import { login } from "#copy/login";
import { loginProblem } from "#copy/loginProblem";
import { shell } from "#copy/shell";
import { documentTypes, normalizeDocument } from "#domain/documents";
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
import { usePageState } from "../../page/pageState";
import { usePerson, useRoot } from "../../page/session";
import { useStore } from "../../page/store";
import { useWriting } from "../../page/writing";
import { loginReason } from "./loginReason";

/** How long the success banner stands before the dialog closes, ms (AUTH-03). */
const CLOSE_AFTER = 2000;

const isLoginTab = (id: string): id is LoginTab => (loginTabs as readonly string[]).includes(id);

export default function LoginDialog() {
  const { login: tab, purpose, isExpired, closeLogin, setLoginTab } = useDialogs();
  const isLoggedIn = usePerson() !== null;
  const leave = useCallback(() => closeLogin(isLoggedIn), [closeLogin, isLoggedIn]);
  const close = useBackCloses(tab !== null, leave);
  return (
    <Modal
      title={login.title}
      lead={loginReason(purpose, isExpired)}
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
          { id: "login", label: login.tabs.login, content: <LoginForm onDone={close} /> },
          { id: "signUp", label: login.tabs.signUp, content: <Text>{login.signUpText}</Text> },
        ]}
      />
    </Modal>
  );
}

function LoginForm({ onDone }: { onDone: () => void }) {
  const store = useStore();
  const { client, dialogs } = usePageState();
  const allowed = useRoot().session?.documentTypes ?? [];
  const [isDone, setDone] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { control, handleSubmit, setValue, showRefused } = useShopForm<LoginValues>(loginSchema, {
    documentType: "CC",
    document: "",
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
        <FormSelect
          control={control}
          name="documentType"
          label={login.documentType}
          options={documentTypes
            .filter((type) => allowed.length === 0 || allowed.includes(type))
            .map((type) => ({ value: type, label: documentTypeNames[type] }))}
        />
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
        <Button tone="quiet" size="s" isExpanded={isHelpOpen} onPress={() => setHelpOpen(!isHelpOpen)}>
          {login.forgot}
        </Button>
        {isHelpOpen && <Text tone="soft">{login.forgotHelp}</Text>}
      </Stack>
    </Form>
  );
}
