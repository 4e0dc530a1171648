import { isOnOlderServer, type AppItemKind } from "@app/domain/app-content/app-content-enums.ts";
import { byPlace } from "@app/domain/app-content/app-content-page.ts";
import { isAppLessonItem, type AppLesson } from "@app/schema/upstreams/v1.records.generated.ts";
import { isAppItem, isStoryAnswer, type AppItem, type StoryGrade } from "@app/schema/upstreams/v2.records.generated.ts";
import { isObject } from "../../common/is-object.ts";
import { idInPath, queryOf } from "../../upstream/path.ts";
import type { Rest } from "../../upstream/rest.ts";
import { arrayOf, type Answer, type Check } from "../../upstream/shape.ts";

/** What the app has of either server; lessons come from the older one. */
export type AppItemRecord = Omit<AppItem, "word" | "sentenceSession" | "story" | "conversation" | "productUpdate"> &
  Partial<AppItem> & { lesson?: AppLesson | null };

interface Part extends Answer<AppItemRecord[]> {
  hasMore: boolean;
}

const partOf = (check: Check<AppItemRecord>): Check<Part> => {
  const rows = arrayOf(check);
  return (value): value is Part => isObject(value) && typeof value.hasMore === "boolean" && rows(value.data);
};
const written = partOf(isAppItem);
const lessons = partOf(isAppLessonItem);

interface Asked {
  subject?: string | null;
  kinds?: readonly AppItemKind[] | null;
  level?: string | null;
  changedSince?: string | null;
  first: number;
  after?: string | null;
}

const placeOf = ({ liveAt, _id }: AppItemRecord) => ({ liveAt, id: _id });

/** What the app reads, of both servers in one order. */
export class AppContentSource {
  readonly #v1: Rest;
  readonly #v2: Rest;

  constructor(v1: Rest, v2: Rest) {
    this.#v1 = v1;
    this.#v2 = v2;
  }

  /** One page, and whether there is more. What follows a place is asked of both, so that neither leaves a gap. */
  async page({ kinds, ...asked }: Asked): Promise<{ rows: AppItemRecord[]; hasMore: boolean }> {
    const wants = (isOlder: boolean) => !kinds || kinds.some((kind) => isOnOlderServer(kind) === isOlder);
    const parts = await Promise.all([
      ...(wants(true) ? [this.#read(this.#v1, "/app-lessons", asked, lessons)] : []),
      ...(wants(false)
        ? [
            this.#read(
              this.#v2,
              "/language-app/content",
              {
                ...asked,
                kind: kinds?.filter((kind) => !isOnOlderServer(kind)),
              },
              written,
            ),
          ]
        : []),
    ]);
    const merged = parts.flatMap(({ data }) => data).toSorted((a, b) => byPlace(placeOf(a), placeOf(b)));
    return {
      rows: merged.slice(0, asked.first),
      hasMore: merged.length > asked.first || parts.some(({ hasMore }) => hasMore),
    };
  }

  /** What an answer to a question of a story is worth; null where there is nothing to answer. */
  async storyGrade(id: string, answer: Parameters<typeof queryOf>[0]): Promise<StoryGrade | null> {
    const path = `/language-app/content/${idInPath("v2", "Story", id)}/grade`;
    return (await this.#v2.get(`${path}?${queryOf(answer)}`, isStoryAnswer)).grade;
  }

  /** What everybody in a role begins with is kept; what follows a place or a time is asked for once by each. */
  #read(server: Rest, path: string, asked: Parameters<typeof queryOf>[0], check: Check<Part>): Promise<Part> {
    const whole = `${path}?${queryOf(asked)}`;
    const isBeginning = (asked.after ?? asked.changedSince ?? null) === null;
    return isBeginning ? server.getReference(whole, check) : server.get(whole, check);
  }
}
