/** The login dialog: its player was on the way to something else and wants to go on with it. */
import { observer } from "mobx-react-lite";
import { useCallback, useEffect, useState } from "react";
import { Button, CaptchaBox, Form, Modal, Notice, Stack, Tabs, Text } from "#ds";
import { login } from "#copy/login";
import { loginProblem } from "#copy/problems";
import { shell } from "#copy/shell";
import { validation, type ValidationProblem } from "#copy/validation";
import { documentTypes, normalizeDocument } from "#domain/documents";
import { LOGIN_PASSWORD_MAX, loginSchema, type LoginValues } from "#domain/login";
import { envOf } from "#models/env";
import { loginTabs, type LoginTab } from "#models/DialogsModel";
import { FormCheck, FormPassword, FormSelect, FormText, useShopForm } from "../../forms";
import { useShopFacts, useStore } from "../../store";
import { useBackCloses } from "../backCloses";
import { useCaptcha } from "./useCaptcha";

/** How long the success banner stands before the dialog closes, ms (AUTH-03). */
const CLOSE_AFTER = 2000;

const isLoginTab = (id: string): id is LoginTab => (loginTabs as readonly string[]).includes(id);

export default observer(function LoginDialog() {
  const { dialogs, user } = useStore();
  const leave = useCallback(() => {
    user.clearProblem();
    dialogs.closeLogin(user.isLoggedIn);
  }, [dialogs, user]);
  const close = useBackCloses(dialogs.login !== null, leave);
  return (
    <Modal title={login.title} isOpen isStatic onOpenChange={(isOpen) => !isOpen && close()} closeLabel={shell.close}>
      <Tabs
        label={login.tabs.label}
        selectedId={dialogs.login ?? "login"}
        onSelect={(id) => isLoginTab(id) && dialogs.setLoginTab(id)}
        tabs={[
          { id: "login", label: login.tabs.login, content: <LoginForm onDone={close} /> },
          { id: "signUp", label: login.tabs.signUp, content: <Text>{login.signUpText}</Text> },
        ]}
      />
    </Modal>
  );
});

const LoginForm = observer(function LoginForm({ onDone }: { onDone: () => void }) {
  const store = useStore();
  const { documentTypes: allowed } = useShopFacts();
  const [isDone, setDone] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { control, handleSubmit, setValue, formState } = useShopForm<LoginValues>(loginSchema, {
    tipoDocumento: "CC",
    usuario: "",
    clave: "",
    captcha: "",
    esComercializador: false,
  });
  const onSolved = useCallback(
    (payload: string) => setValue("captcha", payload, { shouldValidate: payload !== "" }),
    [setValue],
  );
  const { state, start, reset } = useCaptcha({ api: envOf(store).api, action: "login", onSolved });

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(onDone, CLOSE_AFTER);
    return () => clearTimeout(timer);
  }, [isDone, onDone]);

  const submit = handleSubmit(async ({ tipoDocumento, usuario, clave, captcha, esComercializador }) => {
    const outcome = await store.logIn({
      documentType: tipoDocumento,
      document: normalizeDocument(usuario),
      password: clave,
      captcha,
      asSeller: esComercializador,
    });
    if (outcome === "in") setDone(true);
    else if (outcome === "agePending") onDone();
    // A solution is good for one try only.
    else reset();
  });

  if (isDone)
    return (
      <Notice tone="success" isLive>
        {login.success}
      </Notice>
    );

  const { problem, status } = store.user;
  const captchaError = formState.errors.captcha?.message as ValidationProblem | undefined;
  return (
    <Form label={login.tabs.login} isPending={status === "loggingIn"} onSubmit={(event) => void submit(event)}>
      <Stack>
        <FormSelect
          control={control}
          name="tipoDocumento"
          label={login.documentType}
          options={documentTypes
            .filter((type) => allowed.length === 0 || allowed.includes(type))
            .map((type) => ({ value: type, label: login.documentTypes[type] ?? type }))}
        />
        <FormText
          control={control}
          name="usuario"
          label={login.document}
          autoComplete="username"
          autoCapitalize="characters"
          inputMode="text"
          maxLength={20}
          isRequired
        />
        <FormPassword
          control={control}
          name="clave"
          label={login.password}
          autoComplete="current-password"
          maxLength={LOGIN_PASSWORD_MAX}
          showLabel={login.reveal}
          hideLabel={login.hide}
          isRequired
        />
        <FormCheck control={control} name="esComercializador" label={login.seller} />
        <CaptchaBox
          label={login.captcha.label}
          state={state}
          workingLabel={login.captcha.working}
          doneLabel={login.captcha.done}
          failedLabel={login.captcha.failed}
          onStart={() => void start()}
          errorMessage={captchaError && state !== "working" ? validation(captchaError) : undefined}
        />
        <Button type="submit" isFullWidth isPending={status === "loggingIn"} pendingLabel={login.submitting}>
          {login.submit}
        </Button>
        {problem && (
          <Notice tone="error" isLive>
            {loginProblem(problem)}
          </Notice>
        )}
        <Button tone="quiet" size="s" isExpanded={isHelpOpen} onPress={() => setHelpOpen(!isHelpOpen)}>
          {login.forgot}
        </Button>
        {isHelpOpen && <Text tone="soft">{login.forgotHelp}</Text>}
      </Stack>
    </Form>
  );
});
