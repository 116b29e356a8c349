/** What stands beside every page and is not needed for its first view. */
import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useBox } from "../../page/box";
import { whenOnline } from "../../page/connection";
import { usePageState } from "../../page/pageState";
import { usePerson } from "../../page/session";
import { sells } from "../../paths";
import Connection from "./Connection";
import { FavoriteNews } from "./FavoriteNews";

const TimeReminder = lazy(() => whenOnline(() => import("../Calm/TimeReminder")));
const ConsentQuestion = lazy(() => whenOnline(() => import("./ConsentQuestion")));

export default function Late() {
  return (
    <>
      <Connection />
      <FavoriteNews />
      <Reminder />
      <Consent />
    </>
  );
}

/** The reminder of the time, for who asked for one (F-62). */
function Reminder() {
  const person = usePerson();
  return (
    person !== null &&
    person.reminderMinutes !== null && (
      <Suspense>
        <TimeReminder key={person.userId} userId={person.userId} minutes={person.reminderMinutes} />
      </Suspense>
    )
  );
}

/** The question whether the use may be measured: once somebody reads on, where nobody is in the middle of something. */
function Consent() {
  const isAnswered = useBox(usePageState().consent) !== null;
  const { pathname } = useLocation();
  const [isRead, setRead] = useState(() => scrollY > 0);
  useEffect(() => {
    if (isAnswered || isRead) return;
    const read = () => setRead(true);
    addEventListener("scroll", read, { once: true, passive: true });
    return () => removeEventListener("scroll", read);
  }, [isAnswered, isRead]);
  return (
    !isAnswered &&
    isRead &&
    sells(pathname) && (
      <Suspense>
        <ConsentQuestion />
      </Suspense>
    )
  );
}
