import { Card } from "@app/ui/detail/card.tsx";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { TextLink } from "@app/ui/link/link.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { WordUsesDocument } from "../word.generated.ts";

/** The topics and conversations that have a word. */
export function WordUses({ id }: { id: string }) {
  const { data } = useQuery(WordUsesDocument, { variables: { id }, fetchPolicy: "cache-and-network" });
  const uses = data?.wordUses ?? [];
  if (uses.length === 0) return null;
  return (
    <Card title="Used in">
      <LineList>
        {uses.map((use) => (
          <li key={use.id}>
            <TextLink href={use.url}>{use.name}</TextLink>
            <small>{use.place}</small>
          </li>
        ))}
      </LineList>
    </Card>
  );
}
