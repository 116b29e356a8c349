/** The end of a form that writes: its button, what is to be accepted before, and why the backend refused. */
import { useId } from "react";
import { Button, Notice, Stack, Text } from "#ds";
import { useIsBrowser } from "./useIsBrowser";

interface SubmitProps {
  label: string;
  /** The request that the form makes, while it is under way and when it was refused. */
  writing: { isPending: boolean; message: string | null };
  pendingLabel: string;
  /** What is still to be accepted, and what leads there. */
  missing?: { label: string; onPress: () => void } | undefined;
}

export function Submit({ label, writing, pendingLabel, missing }: SubmitProps) {
  const reasonId = useId();
  const isBrowser = useIsBrowser();
  return (
    <Stack gap="s">
      <Button
        type="submit"
        tone="ink"
        isFullWidth
        isDisabled={!isBrowser}
        isUnavailable={missing !== undefined}
        onUnavailablePress={missing?.onPress}
        ariaDescribedby={missing && reasonId}
        isPending={writing.isPending}
        pendingLabel={pendingLabel}
      >
        {label}
      </Button>
      {missing && (
        <Text id={reasonId} size="s" tone="soft">
          {missing.label}
        </Text>
      )}
      {writing.message && (
        <Notice tone="error" isLive>
          {writing.message}
        </Notice>
      )}
    </Stack>
  );
}
