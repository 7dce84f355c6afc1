/** Parts that a full page may have; their titles stand in the catalogues of the back-office. */
export type LayoutKey =
  | 'basic'
  | 'validity'
  | 'audience'
  | 'conditions'
  | 'standard'
  | 'deadlines'
  | 'content'
  | 'clauses'
  | 'materials'
  | 'process'
  | 'sections'
  | 'entries'
  | 'contact'
  | 'marks'
  | 'links'
  | 'navigation'
  | 'noticeBar'
  | 'greyMode'
  | 'display';

/** One part of the full page of an entity: fields of the row, and rows of other entities that hang below it. */
export interface LayoutPart<N extends string = string> {
  key: LayoutKey;
  fields?: readonly N[];
  /** Fields that are written elsewhere, and told of a row that is stored. */
  told?: readonly N[];
  /** Name of the entity whose rows hang below this one; one of its fields refers to it. */
  children?: string;
}
