/** Tells somebody who asked for it how long they have been in the shop (F-62). */
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useNavigate, useNavigation } from "react-router-dom";
import { ConfirmModal } from "#ds";
import { calm } from "#copy/calm";
import { shell } from "#copy/shell";
import { useBackCloses } from "../../page/backCloses";
import { usePageState } from "../../page/pageState";
import { addTick, goOn, isDue, keepTime, keptTime, minutesOf, told } from "../../page/playTime";
import { paths } from "../../paths";

const words = calm.reminder.due;

interface TimeReminderProps {
  userId: number;
  /** Minutes of play after which they are told. */
  minutes: number;
}

export default function TimeReminder({ userId, minutes }: TimeReminderProps) {
  const { clock } = usePageState();
  const navigate = useNavigate();
  const isStaying = useNavigation().state === "idle";
  const [said, setSaid] = useState<number | null>(null);
  const close = useBackCloses(
    said !== null,
    useCallback(() => setSaid(null), []),
  );
  // The entry that a dialog adds to the history would close another one that is open, and end a navigation under way.
  const canTell = useEffectEvent(
    () => isStaying && document.querySelector("[role=dialog], [role=alertdialog]") === null,
  );

  useEffect(() => {
    let time = goOn(keptTime(userId), minutes);
    let last = clock.now();
    const follow = () => {
      const now = clock.now();
      time = addTick(time, now - last);
      last = now;
      if (isDue(time) && canTell()) {
        time = told(time);
        setSaid(minutesOf(time));
      }
      keepTime(userId, time);
    };
    follow();
    return clock.subscribe(follow);
  }, [clock, userId, minutes]);

  return (
    <ConfirmModal
      title={words.title(said ?? minutes)}
      message={words.message}
      isOpen={said !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      closeLabel={shell.close}
      confirmLabel={words.pause}
      cancelLabel={words.goOn}
      // The page takes the place of the dialog's entry in the history, which closes the dialog.
      onConfirm={() => void navigate(paths.pause, { replace: true })}
    />
  );
}
