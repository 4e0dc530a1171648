import { listStories, storyList, type StoryRecord } from "../../features/stories/stories-list.public.ts";
import { stories } from "../../features/stories/stories.public.ts";
import { exportKind } from "./export-kind.ts";
import { backgroundNames, characterNames, idsOf, nameIn, staffNames, wordsOf, type Names } from "./names.ts";

interface Story {
  story: StoryRecord;
  people: Names;
  authors: Names;
}

const speakersOf = ({ scenes }: StoryRecord): string[] => [
  ...new Set(scenes.flatMap((scene) => scene.characters.map(({ characterId }) => characterId))),
];
const lineCount = ({ scenes }: StoryRecord) => scenes.reduce((sum, { lines }) => sum + lines.length, 0);

export const storiesExport = exportKind<Story>({
  permission: "stories:read",
  list: storyList,
  table: stories,
  async read(context, request) {
    const { rows } = await listStories(context, request);
    const people = await characterNames(context, rows.flatMap(speakersOf));
    const authors = await staffNames(
      context,
      rows.map(({ createdBy }) => createdBy),
    );
    return rows.map((story) => ({ story, people, authors }));
  },
  columns: [
    { id: "title", heading: "Title", cell: ({ story }) => story.title },
    { id: "subject", heading: "Language", cell: ({ story }) => story.subject },
    { id: "level", heading: "Level", cell: ({ story }) => wordsOf(story.level) },
    { id: "scenes", heading: "Scenes", cell: ({ story }) => story.scenes.length },
    { id: "lines", heading: "Lines", cell: ({ story }) => lineCount(story) },
    { id: "audio", heading: "Lines recorded", cell: ({ story }) => story.linesRecorded },
    { id: "status", heading: "Status", cell: ({ story }) => wordsOf(story.status) },
    { id: "author", heading: "Author", cell: ({ story, authors }) => nameIn(authors, story.createdBy) },
    { id: "ageGroup", heading: "Age group", cell: ({ story }) => wordsOf(story.ageGroup) },
    {
      id: "characters",
      heading: "Characters",
      cell: ({ story, people }) =>
        speakersOf(story)
          .map((id) => nameIn(people, id))
          .join("; "),
    },
    { id: "inApp", heading: "In the app since", cell: ({ story }) => story.liveAt },
    { id: "id", heading: "Story ID", cell: ({ story }) => story._id },
  ],
  filters: {
    characterId: idsOf("Character", characterNames),
    backgroundId: idsOf("Background", backgroundNames),
    authorId: idsOf("Author", staffNames),
    reviewerId: idsOf("Reviewer", staffNames),
  },
});
