import { z } from 'zod';

import { idsQuery } from '../kit/shapes.ts';
import { readable, remarks } from '../kit/readable.ts';

const structure = z.record(z.string(), z.unknown());

/** What a form asks and how it is laid out: JSON Schema 2020-12 in Chinese, uiSchema, and what to read instead in other languages. */
export const formContent = z.object({
  schema: readable(structure),
  uiSchema: readable(structure),
  texts: readable(z.record(z.string(), z.record(z.string(), z.string()))),
});
export type FormContent = z.output<typeof formContent>;

/** `GET design/form/design`: what the designer opens, the draft of the next version or else the main version. */
export const formDraftView = formContent.extend({
  id: z.string(),
  formKey: z.string(),
  name: z.string(),
  nameEn: z.string().nullable(),
  mainVersion: z.int().nullable(),
  /** Grows with every save and with every version; 0 while nobody has saved anything. */
  rev: z.int(),
  savedBy: z.string().nullable(),
  savedTime: z.string().nullable(),
});
export type FormDraftView = z.output<typeof formDraftView>;

/** `POST design/form/saveDesign`: keeps the draft, whole or not yet; a `rev` that somebody else has saved over is refused. */
export const saveDesignInput = formContent.extend({ id: z.string(), rev: z.int().min(0) });
export const savedDesign = z.object({ rev: z.int() });

/** `POST design/form/publish`: makes a version of the draft, once it is whole. */
export const publishFormInput = z.object({
  id: z.string(),
  rev: z.int().min(0),
  note: remarks(255),
  /** Whether it counts at once for what is begun from now on. */
  isMain: z.boolean().default(true),
});
/** The number of the version, and the `rev` from which the next draft is made. */
export const publishedForm = z.object({ version: z.int(), rev: z.int() });
export type PublishedForm = z.output<typeof publishedForm>;

/** `GET design/form/previewed`: a form as it was saved last, in the language of whoever looks at it. */
export const previewedForm = z.object({ name: z.string(), schema: structure, uiSchema: structure });
export type PreviewedForm = z.output<typeof previewedForm>;

/** `POST design/form/copy`: a new form whose draft is what another one asks. */
export const copyFormInput = z.object({ id: z.string(), formKey: z.string(), name: z.string() });

/** `POST design/form/importDesign`: a new form whose draft is what a file says that another installation has exported. */
export const importFormInput = formContent.extend({
  formKey: z.string(),
  name: z.string(),
  nameEn: z.string().nullish(),
  categoryId: z.string().nullish(),
});

/** `POST design/form/changeCategory`. */
export const changeCategoryInput = idsQuery.extend({ categoryId: z.uuid().nullable() });

/** What names a form: a guide, or a process in the version that begins, in an older one that is under way, or in its draft. */
export const formUser = z.object({
  kind: z.enum(['guide', 'process']),
  name: z.string(),
  state: z.enum(['main', 'older', 'draft']),
  /** The version of an older one. */
  version: z.int().nullable(),
  /** The model that the process is drawn in, where there is one. */
  modelId: z.string().nullable(),
});
export type FormUser = z.output<typeof formUser>;

/** One version of a form in its history. */
export const formVersionRow = z.object({
  id: z.string(),
  version: z.int(),
  isMain: z.boolean(),
  note: z.string().nullable(),
  /** Applications that are written in it. */
  applications: z.int(),
  createTime: z.string(),
  createUserName: z.string().nullable(),
});
export type FormVersionRow = z.output<typeof formVersionRow>;

/** A version with what it asks. */
export const formVersionDetail = formVersionRow.extend({
  ...formContent.shape,
  formId: z.string(),
  formKey: z.string(),
  name: z.string(),
});
export type FormVersionDetail = z.output<typeof formVersionDetail>;

/** `GET design/form/history/list`. */
export const formHistoryQuery = z.looseObject({ formId: z.string() });
