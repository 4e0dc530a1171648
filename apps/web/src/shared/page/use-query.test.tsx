import { gql, type TypedDocumentNode } from "@apollo/client";
import { screen } from "@testing-library/react";
import { useSearchParams } from "react-router-dom";
import { openAt } from "../../testing/open-at.tsx";
import { useQuery } from "./use-query.ts";

const document: TypedDocumentNode<{ greeting: string }, { language: string }> = gql`
  query Greeting($language: String!) {
    greeting(language: $language)
  }
`;
const greeting = (language: string) => ({
  request: { query: document, variables: { language } },
  result: { data: { greeting: `hello in ${language}` } },
  maxUsageCount: Infinity,
});

/** Longer than React draws without a break, in milliseconds. */
const slowMs = 8;

function takeTime(): void {
  for (const end = performance.now() + slowMs; performance.now() < end;) continue;
}

/** Takes its time, so that answers come while the page is drawn. */
function Slow({ n }: { n: string }) {
  takeTime();
  return <i>{n}</i>;
}

function Page() {
  const language = useSearchParams()[0].get("language") ?? "";
  const { data, previousData, loading } = useQuery(document, {
    variables: { language },
    fetchPolicy: "cache-and-network",
  });
  return (
    <>
      <p>{data?.greeting ?? `loading, before: ${previousData?.greeting}`}</p>
      <p>{loading ? "asked" : `answered for ${language}`}</p>
      {Array.from({ length: 20 }, (_, n) => (
        <Slow key={n} n={`${language} ${n}`} />
      ))}
    </>
  );
}

it("asks once for each address, however slowly a page is drawn, and keeps what was there meanwhile", async () => {
  const { router, asked } = openAt(<Page />, {
    at: "/?language=Igbo",
    mocks: [greeting("Igbo"), greeting("Yoruba"), greeting("Hausa")],
  });
  expect(await screen.findByText("answered for Igbo")).toBeVisible();
  await router.navigate("/?language=Yoruba");
  expect(await screen.findByText("answered for Yoruba")).toBeVisible();
  expect(screen.getByText("hello in Yoruba")).toBeVisible();
  await router.navigate("/?language=Igbo");
  await router.navigate("/?language=Hausa");
  expect(await screen.findByText("answered for Hausa")).toBeVisible();
  const languages = asked.map(({ variables }) => String(variables["language"]));
  // Igbo was left again before it stood: it may have been asked for a second time.
  expect(languages.length).toBeLessThanOrEqual(4);
  expect(new Set(languages)).toEqual(new Set(["Igbo", "Yoruba", "Hausa"]));
});
