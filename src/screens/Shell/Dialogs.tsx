/** The dialogs that can open on any page; loaded when the first one opens. */
import { lazy, Suspense, useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { AlertModal, ConfirmModal } from "#ds";
import { login } from "#copy/login";
import { shell } from "#copy/shell";
import { useBackCloses } from "../../page/backCloses";
import { whenOnline } from "../../page/connection";
import { useDialogs } from "../../page/dialogs";
import { useReload } from "../../page/reload";
import { usePerson } from "../../page/session";
import { useStore } from "../../page/store";
import { paths } from "../../paths";
import LoginDialog from "../Login/LoginDialog";

const ConsentModal = lazy(() => whenOnline(() => import("./ConsentModal")));
const FavoriteModal = lazy(() => whenOnline(() => import("../Favorite/FavoriteModal")));

export default function Dialogs() {
  const {
    alert,
    agePending,
    update,
    favorite,
    consent,
    login: loginTab,
    setAlert,
    setAgePending,
    setUpdate,
  } = useDialogs();
  const store = useStore();
  const person = usePerson();
  const { reload } = useReload();
  const navigate = useNavigate();
  const closeAlert = useBackCloses(
    alert !== null,
    useCallback(() => setAlert(null), [setAlert]),
  );
  const isAgePending = agePending && loginTab === null;
  const closeAgePending = useBackCloses(
    isAgePending,
    useCallback(() => setAgePending(false), [setAgePending]),
  );
  return (
    <>
      {loginTab !== null && <LoginDialog />}
      <AlertModal
        title={login.agePending.title}
        message={login.agePending.message}
        isOpen={isAgePending}
        onOpenChange={closeAgePending}
        closeLabel={shell.close}
        acceptLabel={shell.accept}
      />
      <ConfirmModal
        title={login.update.title}
        message={login.update.message}
        isOpen={update && person !== null && loginTab === null}
        onOpenChange={() => {
          setUpdate(false);
          void store.logOut().then(() => reload());
        }}
        closeLabel={shell.close}
        confirmLabel={shell.accept}
        cancelLabel={shell.cancel}
        onConfirm={() => {
          setUpdate(false);
          void navigate(paths.accountData);
        }}
      />
      {favorite && (
        <Suspense>
          <FavoriteModal />
        </Suspense>
      )}
      {consent && (
        <Suspense>
          <ConsentModal />
        </Suspense>
      )}
      <AlertModal
        title={shell.brand}
        message={alert ?? ""}
        isOpen={alert !== null}
        onOpenChange={closeAlert}
        closeLabel={shell.close}
        acceptLabel={shell.accept}
      />
    </>
  );
}
