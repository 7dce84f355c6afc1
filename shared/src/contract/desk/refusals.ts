/** Refusals of notices, messages and their templates, and their HTTP status. */
export const deskRefusals = {
  'notice.published': 400,
  'listView.tooMany': 400,
  'phrase.tooMany': 400,
  'audience.nobody': 400,
  'template.braces': 400,
  'template.undeclared': 400,
  'template.unknownFact': 400,
  'template.off': 400,
  'template.value': 400,
  'dashboard.range': 400,
} as const;
