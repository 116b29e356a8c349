/** The dialogs that can open on any page; loaded when the first one opens. */
import { observer } from "mobx-react-lite";
import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { AlertModal, ConfirmModal } from "#ds";
import { login } from "#copy/login";
import { shell } from "#copy/shell";
import { paths } from "../../paths";
import { useStore } from "../../store";
import { useBackCloses } from "../backCloses";
import LoginDialog from "../Login/LoginDialog";

export default observer(function Dialogs() {
  const store = useStore();
  const { dialogs, user } = store;
  const navigate = useNavigate();
  const closeAlert = useBackCloses(
    dialogs.alert !== null,
    useCallback(() => dialogs.setAlert(null), [dialogs]),
  );
  const closeAgePending = useBackCloses(
    dialogs.agePending && dialogs.login === null,
    useCallback(() => dialogs.setAgePending(false), [dialogs]),
  );
  return (
    <>
      {dialogs.login !== null && <LoginDialog />}
      <AlertModal
        title={login.agePending.title}
        message={login.agePending.message}
        isOpen={dialogs.agePending && dialogs.login === null}
        onOpenChange={closeAgePending}
        closeLabel={shell.close}
        acceptLabel={shell.accept}
      />
      <ConfirmModal
        title={login.update.title}
        message={login.update.message}
        isOpen={dialogs.update && user.isLoggedIn && dialogs.login === null}
        onOpenChange={() => {
          dialogs.setUpdate(false);
          void store.logOut();
        }}
        closeLabel={shell.close}
        confirmLabel={shell.accept}
        cancelLabel={shell.cancel}
        onConfirm={() => {
          dialogs.setUpdate(false);
          void navigate(paths.accountData);
        }}
      />
      <AlertModal
        title={shell.brand}
        message={dialogs.alert ?? ""}
        isOpen={dialogs.alert !== null}
        onOpenChange={closeAlert}
        closeLabel={shell.close}
        acceptLabel={shell.accept}
      />
    </>
  );
});
