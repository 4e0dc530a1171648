import { toEnumName } from "@app/domain/enums.ts";
import { scopeLabel, tokenScopes } from "@app/domain/tokens/token-grants.ts";
import type { Permission as PermissionName } from "@app/schema/types.generated.ts";
import { useNow } from "@app/ui/value/clock.tsx";
import { Lines } from "@app/ui/value/lines.tsx";
import { Day, When } from "@app/ui/value/when.tsx";

/** Scopes as the domain spells them. */
export const scopesOf = (names: readonly PermissionName[]) =>
  tokenScopes.filter((scope) => names.includes(toEnumName(scope) as PermissionName));

/** "View: Regions; Act: Tutors, hiring, …". */
export const scopesInWords = (scopes: readonly string[]): string =>
  scopes.map((scope) => scopeLabel(scope as (typeof tokenScopes)[number])).join("; ");

/** What may be done, each on a line: in words, and as the API names it. */
export const ScopeList = ({ scopes }: { scopes: readonly (typeof tokenScopes)[number][] }) =>
  scopes.map((scope) => <Lines key={scope} first={scopeLabel(scope)} second={<code>{scope}</code>} />);

/** The last day of a token; of a replaced one, until when it may still be used. */
export function TokenEnd({ expiresOn, endsAt }: { expiresOn: string; endsAt: string | null }) {
  const now = useNow();
  return endsAt === null ? (
    <Day value={expiresOn} />
  ) : (
    <Lines
      first={<Day value={expiresOn} />}
      second={
        <>
          {new Date(endsAt) > now ? "Ends" : "Ended"} <When value={endsAt} />
        </>
      }
    />
  );
}

/** When and from where a token was last used. */
export function LastUse({ lastUsedAt, lastUsedFrom }: { lastUsedAt: string | null; lastUsedFrom: string | null }) {
  return lastUsedAt === null ? (
    "Never"
  ) : (
    <Lines first={<When value={lastUsedAt} />} second={lastUsedFrom ?? undefined} />
  );
}
