import { curriculumShapes, curriculumStatuses, subdivisionTypes } from "@app/domain/curriculum/curriculum-enums.ts";
import { notificationTypes, toEnumName } from "@app/domain/enums.ts";
import type { curriculums, exams, notifications, parts, policies, regions, staff, tutors } from "../fixture/answers.ts";
import { askPooled } from "./upstreams.ts";

interface Page<T> {
  data: T[];
  page: number;
  pageSize: number;
  total: number;
}
type Of<T extends readonly unknown[]> = T[number];

/** Closed lists in the API's spelling, in a map because lists contain thousands. */
const spelled = new Map(
  [...curriculumShapes, ...curriculumStatuses, ...notificationTypes, ...subdivisionTypes].map((value) => [
    value as string,
    toEnumName(value),
  ]),
);

const byId = <T extends { _id: string }>(records: readonly T[]) => new Map(records.map((one) => [one._id, one]));
const idsIn = (ids: readonly string[]) => [...new Set(ids)].map((id) => `id=${id}`).join("&");

/** The response of each path, in the gateway's shape. */
export const answers: Record<string, (query: URLSearchParams, token: string) => Promise<unknown>> = {
  "/region-for-state": async (query, token) => {
    const id = query.get("id") ?? "";
    const { data } = await askPooled<Page<Of<typeof regions>>>("v2", `/admin/region?id=${id}&pageSize=100`, token);
    const [found] = data;
    if (!found) return { region: null };
    const { _id, code, name, active, customers, tutors: tutorCount, version } = found;
    return { region: { id: _id, code, name, active, customerCount: customers, tutorCount, version } };
  },

  "/curricula-list": async (query, token) => {
    const list = `page=${query.get("page") ?? ""}&pageSize=${query.get("size") ?? ""}&sort=${query.get("sort") ?? ""}`;
    const found = await askPooled<Page<Of<typeof curriculums>>>("v2", `/curriculum/curriculum?${list}`, token);
    const [itsRegions, people] = await Promise.all([
      askPooled<Page<Of<typeof regions>>>(
        "v2",
        `/admin/region?${idsIn(found.data.map(({ regionId }) => regionId))}&pageSize=100`,
        token,
      ),
      askPooled<Page<Of<typeof staff>>>(
        "v1",
        `/admin/staff?${idsIn(found.data.map(({ updatedBy }) => updatedBy))}&pageSize=100`,
        token,
      ),
    ]);
    const regionById = byId(itsRegions.data);
    const personById = byId(people.data);
    const items = found.data.map((one) => {
      const region = regionById.get(one.regionId);
      const person = personById.get(one.updatedBy);
      return {
        id: one._id,
        name: one.name,
        slug: one.slug,
        subject: one.subject,
        shape: spelled.get(one.shape),
        status: spelled.get(one.status),
        updatedAt: one.updatedAt,
        region: region ? { id: region._id, code: region.code, name: region.name } : null,
        counts: one.counts.map(({ type, count }) => ({ type: spelled.get(type), count })),
        updatedBy: person ? { id: person._id, name: `${person.firstname} ${person.lastname}` } : null,
      };
    });
    return {
      curriculums: { items, pageInfo: { number: found.page, size: found.pageSize, totalCount: found.total } },
    };
  },

  "/overview": async (_query, token) => {
    const examQuery =
      "{ exams { items { _id title examSlug active lessonCount subjects { items { _id name order topicCount } } } } }";
    const [content, courses, notices, people] = await Promise.all([
      askPooled<{ data: { exams: { items: typeof exams } } }>("v1", "/graphql", token, { query: examQuery }),
      askPooled<Page<Of<typeof curriculums>>>("v2", "/curriculum/curriculum?page=1&pageSize=25&sort=name", token),
      askPooled<{ data: typeof notifications; unread: number }>("v2", "/notifications?limit=20", token),
      askPooled<Page<Of<typeof staff>>>("v1", "/admin/staff?sort=-lastActivity&pageSize=51", token),
    ]);
    return {
      exams: {
        items: content.data.exams.items.map(({ _id, title, examSlug, active, lessonCount, subjects }) => ({
          id: _id,
          title,
          slug: examSlug,
          active,
          lessonCount,
          subjects: {
            items: subjects.items.map(({ _id: id, name, order, topicCount }) => ({ id, name, order, topicCount })),
          },
        })),
      },
      curriculums: {
        items: courses.data.map(({ _id, name, slug, status }) => ({
          id: _id,
          name,
          slug,
          status: spelled.get(status),
        })),
        pageInfo: { totalCount: courses.total },
      },
      notifications: {
        edges: notices.data.map(({ _id, type, title, description, url, readAt, createdAt }) => ({
          node: { id: _id, type: spelled.get(type), title, description, url, readAt, createdAt },
        })),
        unreadCount: notices.unread,
      },
      contacts: people.data.map(({ _id, firstname, lastname, avatar, isActive }) => ({
        id: _id,
        name: `${firstname} ${lastname}`,
        avatar,
        isActive,
      })),
    };
  },

  "/curriculum-parts": async (query, token) => {
    const slug = query.get("slug") ?? "";
    const home = "/curriculum/curriculum";
    const { data } = await askPooled<Page<Of<typeof curriculums>>>("v2", `${home}?slug=${slug}&pageSize=100`, token);
    const [found] = data;
    if (!found) return { curriculumByAddress: null };
    const tree = await askPooled<Page<Of<typeof parts>>>("v2", `${home}/subdivision?curriculumId=${found._id}`, token);
    const subdivisions = tree.data.map((part) => ({
      id: part._id,
      curriculumId: part.curriculumId,
      parentId: part.parentId,
      type: spelled.get(part.type),
      name: part.name,
      slug: part.slug,
      order: part.order,
      description: part.description,
      estimatedMinutes: part.estimatedMinutes,
      archivedAt: part.archivedAt,
      updatedAt: part.updatedAt,
      version: part.version,
    }));
    return { curriculumByAddress: { id: found._id, subdivisions } };
  },

  "/reference": async (_query, token) => {
    const [subjects, people, rules] = await Promise.all([
      askPooled<{ value: string }[]>("v1", "/subjects-options", token),
      askPooled<typeof tutors>("v1", "/onboarded-tutors", token),
      askPooled<Page<Of<typeof policies>>>("v2", "/admin/cancellation-policy?pageSize=100", token),
    ]);
    return {
      subjectOptions: subjects.map(({ value }) => ({ value })),
      onboardedTutors: people.map(({ _id, firstName, lastName, subjects: taught }) => ({
        id: _id,
        name: `${firstName} ${lastName}`,
        subjects: taught,
      })),
      cancellationPolicies: rules.data.map(({ _id, name, windowHours, lateCancelPercent, noShowPercent }) => ({
        id: _id,
        name,
        windowHours,
        lateCancelPercent,
        noShowPercent,
      })),
    };
  },
};
