import type {
  ChangedField,
  ChangedRow,
  PublicChange,
} from '@policy/shared/contract/content/public-change.ts';

/** What was recorded of a row: of the document itself, or of one below it. */
export interface HistoryRecord extends Omit<ChangedRow, 'changes'> {
  at: string;
  /** The state that the document was brought to, and out of which; undefined where it stayed. */
  moved: { from: string; to: string } | undefined;
  changes: readonly ChangedField[];
}

/** One row's changes until the public sees them. */
type Pending = Map<string, ChangedRow>;

/**
 * What became of a document since it was first public, as the public came to see it: records as they were made, the newest change first.
 * Drafts are nobody's business: what is changed before the first publication is not told, what is changed offline is told at the
 * next one, as one change. A revision is published in one transaction, so that all of it has one moment.
 */
export function publicHistory(records: readonly HistoryRecord[]): PublicChange[] {
  const moments = new Map<string, Pending>();
  const offline: Pending = new Map();
  for (const { isPublic, wasPublic, ...record } of standings(records)) {
    if (wasPublic) join(offline, record);
    if (!isPublic) continue;
    const seen = moments.get(record.at) ?? new Map<string, ChangedRow>();
    for (const row of offline.values()) join(seen, row);
    moments.set(record.at, seen);
    offline.clear();
  }
  const told = [...moments].map(([at, rows]) => ({ at, rows: [...rows.values()].filter(isTold) }));
  return told.filter(({ rows }) => rows.length > 0).toReversed();
}

/** Records with whether the document is public with them, and whether it ever was before. */
function standings(records: readonly HistoryRecord[]) {
  let state = records.find(({ moved }) => moved)?.moved?.from ?? 'published';
  let wasPublic = state === 'published' || state === 'offline';
  return records.map((record) => {
    state = record.moved?.to ?? state;
    const standing = { ...record, wasPublic, isPublic: state === 'published' };
    wasPublic ||= standing.isPublic;
    return standing;
  });
}

function join(
  pending: Pending,
  { entity, id, act, name, changes }: Omit<HistoryRecord, 'at' | 'moved'>,
): void {
  const key = `${entity} ${id}`;
  const before = pending.get(key);
  if (before?.act === 'added' && act === 'removed') {
    pending.delete(key);
    return;
  }
  const joined = joinedChanges(before?.changes ?? [], changes);
  pending.set(key, { entity, id, act: before?.act === 'added' ? 'added' : act, name, changes: joined });
}

/** Of a field that was changed twice, the first and the last text. */
function joinedChanges(first: readonly ChangedField[], next: readonly ChangedField[]): ChangedField[] {
  const fields = new Map(first.map((change) => [change.field, change]));
  for (const change of next) {
    const before = fields.get(change.field);
    fields.set(change.field, before ? { ...change, before: before.before } : change);
  }
  return [...fields.values()];
}

const isTold = ({ act, changes }: ChangedRow) =>
  act !== 'changed' || changes.some(({ before, after, isMarked }) => isMarked ?? before !== after);
