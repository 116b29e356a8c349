/** The questions that are asked often, under their topics, and a search among them (CONTACT-04). */
import { useNavigate } from "react-router-dom";
import {
  Accordion,
  Button,
  ButtonLink,
  EmptyState,
  Heading,
  Inline,
  RichText,
  searchDrawing,
  Skeleton,
  Stack,
  Text,
  TextField,
  TextLink,
} from "#ds";
import type { Question } from "#api/content";
import type { Result } from "#api/result";
import { contact } from "#copy/contact";
import { pages } from "#copy/pages";
import { wordsOf } from "#domain/richText";
import { holds } from "#domain/search";
import { Loaded } from "../../page/Loaded";
import { paths } from "../../paths";

const words = contact.faq;

/** Name of the address parameter that holds the search, and letters of it that are read at most. */
const SEARCH = "buscar";
const LONGEST = 80;

/** What an address looks for; "" for nothing. */
export const searchOf = (search: URLSearchParams): string => (search.get(SEARCH) ?? "").trim().slice(0, LONGEST);

interface FaqProps {
  questions: Result<Question[]>;
  /** What the address looks for. */
  search: string;
}

export const Faq = ({ questions, search }: FaqProps) => (
  <Loaded result={questions} failed={words.failed} waiting={<Skeleton shape="row" count={8} label={words.loading} />}>
    {(all) =>
      all.length === 0 ? (
        <EmptyState title={words.failed} message={words.emptyMore} />
      ) : (
        <Stack gap="l">
          <Text tone="soft">{words.lead}</Text>
          <SearchForm search={search} key={search} />
          {search === "" ? <Topics questions={all} /> : <Found questions={all} search={search} />}
        </Stack>
      )
    }
  </Loaded>
);

/** A GET form: it works without scripts, and what is looked for stands in the address. */
function SearchForm({ search }: { search: string }) {
  const navigate = useNavigate();
  return (
    <form
      role="search"
      aria-label={words.form}
      action={paths.faq}
      onSubmit={(event) => {
        event.preventDefault();
        const asked = String(new FormData(event.currentTarget).get(SEARCH) ?? "").trim();
        void navigate(asked ? `${paths.faq}?${new URLSearchParams({ [SEARCH]: asked })}` : paths.faq);
      }}
    >
      <Inline align="end">
        <TextField type="search" label={words.label} name={SEARCH} defaultValue={search} maxLength={LONGEST} />
        <Button type="submit" tone="secondary">
          {words.search}
        </Button>
      </Inline>
    </form>
  );
}

/** The questions that hold what is looked for; a single one is open. */
function Found({ questions, search }: { questions: readonly Question[]; search: string }) {
  const found = questions.filter(({ title, topic, answer }) => holds(`${topic} ${title} ${wordsOf(answer)}`, search));
  if (found.length === 0)
    return (
      <div role="status">
        <EmptyState
          title={words.none(search)}
          message={words.noneMore}
          illustration={searchDrawing}
          action={
            <ButtonLink href={paths.faq} tone="secondary">
              {words.clear}
            </ButtonLink>
          }
        />
      </div>
    );
  return (
    <Stack>
      <Inline justify="between" align="baseline">
        <div role="status">
          <Heading level={2} size="h4">
            {words.found(found.length, search)}
          </Heading>
        </div>
        <TextLink href={paths.faq}>{words.clear}</TextLink>
      </Inline>
      <Questions questions={found} isFirstOpen={found.length === 1} />
    </Stack>
  );
}

/** All questions under their topics, which keep the order in which they first come. */
function Topics({ questions }: { questions: readonly Question[] }) {
  const topics = [...new Set(questions.map(({ topic }) => topic))];
  return topics.map((topic) => (
    <Stack key={topic} gap="s">
      <Heading level={2} size="h3">
        {topic || words.others}
      </Heading>
      <Questions questions={questions.filter((one) => one.topic === topic)} />
    </Stack>
  ));
}

const Questions = ({ questions, isFirstOpen }: { questions: readonly Question[]; isFirstOpen?: boolean }) => (
  <Accordion
    isMultiple
    isFirstOpen={isFirstOpen}
    items={questions.map(({ id, title, answer }) => ({
      id: String(id),
      title,
      content: (
        <RichText
          content={answer}
          headingLevel={4}
          tableLabel={pages.table}
          emptyMessage={<Text>{words.noAnswer}</Text>}
        />
      ),
    }))}
  />
);
