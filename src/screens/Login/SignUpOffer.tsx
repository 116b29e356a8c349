/** The dialog's second tab: what an account takes, and the way to open one. The form itself has a page of its own (REG-01). */
import { useNavigate } from "react-router-dom";
import { ButtonLink, FactList, Stack, Text } from "#ds";
import { login } from "#copy/login";
import { paths } from "../../paths";

const words = login.signUp;

export function SignUpOffer() {
  const navigate = useNavigate();
  return (
    <Stack gap="l">
      <Text>{words.lead}</Text>
      <FactList facts={words.needs} />
      <ButtonLink
        href={paths.signUp}
        tone="ink"
        isFullWidth
        onPress={(event) => {
          // In place of the dialog's own entry: going back leads to the page below it.
          event.preventDefault();
          void navigate(paths.signUp, { replace: true });
        }}
      >
        {words.go}
      </ButtonLink>
    </Stack>
  );
}
