/** Says that there is no such open draw (PLAY-01), over the page that says the same. */
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { AlertModal } from "#ds";
import { play } from "#copy/play";
import { shell } from "#copy/shell";
import { paths } from "../../paths";

export default function NoDrawDialog() {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(true);
  return (
    <AlertModal
      title={play.unavailable.title}
      message={play.unavailable.message}
      isOpen={isOpen}
      onOpenChange={() => setOpen(false)}
      closeLabel={shell.close}
      acceptLabel={play.unavailable.action}
      onAccept={() => void navigate(paths.lotteries)}
    />
  );
}
