import { Card } from "@app/ui/detail/card.tsx";
import { DetailPage } from "@app/ui/detail/detail-page.tsx";
import { LineList } from "@app/ui/detail/line-list.tsx";
import { Section } from "@app/ui/detail/section.tsx";
import { useQuery } from "../../../shared/page/use-query.ts";
import { FoundInDemo } from "../found-in-demo.tsx";
import { Posts } from "./posts.tsx";
import { DemoSocialProfileDocument } from "./social.generated.ts";

const feed = { label: "Go to the feed", href: "/app/social/feed" };

/** The demo's person: what they say of themselves, whom they know, and what they have posted. */
export function ProfileScreen() {
  const answer = useQuery(DemoSocialProfileDocument, { fetchPolicy: "cache-and-network" });
  return (
    <FoundInDemo what="profile" {...answer} list={feed}>
      {({ id, name, title, city, bio, connections }, { posts }) => (
        <DetailPage
          title={name}
          avatarOf={name}
          line={`${title} · ${city}`}
          actions={[{ label: "Feed", href: feed.href }]}
          aside={
            <>
              <Card title="About">
                <p>{bio}</p>
              </Card>
              <Card title="Connections">
                <LineList>
                  {connections.map((one) => (
                    <li key={one.id}>
                      <p>
                        {one.name}
                        <small>{one.title}</small>
                      </p>
                    </li>
                  ))}
                </LineList>
              </Card>
            </>
          }
        >
          <Section title="Posts">
            <Posts of={(posts ?? []).filter(({ authorId }) => authorId === id)} />
          </Section>
        </DetailPage>
      )}
    </FoundInDemo>
  );
}
