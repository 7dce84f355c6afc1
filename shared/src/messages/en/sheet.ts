/** What sheets say: their cells, and what is wrong with those that come in. */
export const sheet = {
  yes: 'Yes',
  no: 'No',
  createTime: 'Created',
  notes: 'How to fill this in',
  required: 'Required',
  several: 'Several, with commas between them',
  named: 'By name',
  unknownHead: 'There is no column named “{head}”',
  repeatedHead: 'The column “{head}” stands here twice',
  missingHead: 'The column “{label}” is missing',
  notOffered: '{label} can only be one of: {options}',
  unknownName: '{label}: nothing is named “{name}”',
  ambiguousName: '{label}: several are named “{name}”, so it is not clear which one is meant',
  repeated: '{label} is the same as in row {row}',
  taken: '{label} already exists',
};
