/** Says that the page waits for the network (CONV-08), and keeps it until there is one. */
import { Button, ConnectionStrip } from "#ds";
import { shell } from "#copy/shell";
import { useConnection } from "../../page/useConnection";

export default function Connection() {
  const { isWaiting, stay } = useConnection();
  return (
    <ConnectionStrip
      message={isWaiting ? shell.offline.waiting : undefined}
      action={
        stay && (
          <Button tone="secondary" size="s" onPress={stay}>
            {shell.offline.stay}
          </Button>
        )
      }
    />
  );
}
