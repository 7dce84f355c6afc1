const text = (name: string) => ({ name, isAttr: true, type: 'String' });
const type = (name: string, properties: readonly object[]) => ({ name, superClass: ['Element'], properties });

/** How people are named who are to do something or to know of it. */
const people = [
  ...[text('user'), text('role'), text('department')],
  ...[text('post'), text('relation'), text('leader'), text('leaderOf'), text('handlerOf')],
];

/** What a node of ours carries besides BPMN, as a moddle descriptor: parser and designer load the same one. */
export const bpmnExtension = {
  name: 'PolicyWorkflow',
  prefix: 'policy',
  uri: 'urn:policy-fulfilment:workflow',
  xml: { tagAlias: 'lowerCase' },
  types: [
    /**
     * Who may claim: every attribute that is given must fit; several candidates are alternatives. People who have to be looked
     * up are named alone: `post` by id or code (in a `department`, where one is given), `relation` is `initiator`, `leader` is
     * how many levels above the initiator (1 to 9), `leaderOf` a department whose leader is meant, `handlerOf` a node by its id
     * that somebody has handled; `duty` members of the company that the process belongs to who have it. `user`, `role`, `post`, `department` and `leaderOf` may be expressions, such as a form field.
     */
    type('Candidate', [...people, text('duty')]),
    /** On a user task or a service task: who gets a copy of the case when it is reached, named as candidates are. */
    type('CopyTo', people),
    /**
     * On a service task: what is asked of an endpoint that administrators allow, by its key, once the step is reached. `path`
     * stands behind the endpoint's address and may hold expressions, each of which is encoded; `method` is one of
     * `callMethods`; `status` is the variable that keeps the status of the answer.
     */
    type('Request', [text('endpoint'), text('method'), text('path'), text('status')]),
    /** What a request or an SMS is given by name; `value` may hold expressions. */
    type('Parameter', [text('name'), text('value')]),
    /** What of an answer is kept: `from` is a path into its JSON, `to` a variable. */
    type('Answer', [text('from'), text('to')]),
    /** On a service task: an SMS by the code of its template, to one of `smsRecipients`; `phone` is for the last of them. */
    type('Sms', [text('template'), text('to'), text('phone')]),
    /** On a service task: a message on the desks of whom `NoticeTo` names. Both may hold expressions. */
    type('Notice', [text('title'), text('text')]),
    /** Who gets the notice, named as candidates are. */
    type('NoticeTo', people),
    /** What becomes of a task that is for nobody in use: `act` is one of `nobodyActs`; `user` is who gets it as a fallback. */
    type('Nobody', [text('act'), text('user')]),
    /**
     * What happens to a task that is not done in time, counted anew whenever it is made: `act` is one of `deadlineActs`, `after`
     * a duration (`PT48H`), a date or an expression for either; a reminder may `repeat` as `R3/PT4H`, a transfer names its `user`. With
     * the `calendar` `workdayCalendar` durations count by the tenant's working days.
     */
    type('Deadline', [text('act'), text('after'), text('repeat'), text('user'), text('calendar')]),
    /** Who need not decide again, and has approved by that: `as` names some of `samePersonRules`, with commas between them. */
    type('SamePerson', [text('as')]),
    /** On a process, and on any element in its way: what it is called in English. */
    type('Label', [text('en')]),
    /** On a process: the kind of business row that it is about. */
    type('Case', [text('type')]),
    /**
     * On a process: how what is started is called. `serial` is a number such as `QJ{yyyy}{MM}-{0000}`: parts of the date, and
     * one count of so many digits, which begins anew with each of the dates that are named. `title` may name `{starter}`,
     * `{company}`, `{process}`, `{serial}`, `{date}`, its parts, and fields of the form of the start by their names.
     */
    type('Naming', [text('serial'), text('title')]),
    /** On a process: what taking it back as a whole does, `does` is one of `withdrawals`. Without it, it ends. */
    type('Withdrawing', [text('does')]),
    /**
     * On a process: whether and how often its handlers may be urged. `never` keeps everybody from it, `most` is how often they are
     * urged at one task, `minutes` how long nobody urges them again. Without it, as often as anybody likes, ten minutes apart.
     */
    type('Urging', [{ name: 'never', isAttr: true, type: 'Boolean' }, text('most'), text('minutes')]),
    /**
     * One outcome that may be chosen, and what it brings to the business row: a status, an effect by its name. `confirm` is
     * what its handler is told and asked before it is sent. `shownIf` is a condition over the variables of the process: where
     * it does not hold, the outcome is not offered; a rejection and a return always are.
     */
    type('Button', [
      text('key'),
      text('name'),
      text('nameEn'),
      { name: 'sort', isAttr: true, type: 'Integer' },
      text('status'),
      text('effect'),
      { name: 'commentRequired', isAttr: true, type: 'Boolean' },
      ...[text('confirm'), text('confirmEn'), text('shownIf')],
    ]),
    /**
     * On a user task: what rejecting it does. `to` is one of `rejectTargets`, `node` the step that is meant by one in
     * particular; `then` is one of `afterReturns`: without it, whom the process belongs to answers straight, and a step goes on
     * from itself. Whatever returns the task keeps to it.
     */
    type('Reject', [text('to'), text('node'), text('then')]),
    /**
     * On a user task: what people may not do there beside deciding it, `without` names some of `handlingActs` with commas between
     * them; and to which steps it may be returned, `backTo` names them by their ids; `chosen` lets whoever starts the process, or
     * decides before, choose its handler among those whom it is for. On the start of a process, where `without` may name `copy`:
     * whoever starts it gives no copies. Without it, everything is allowed and no handler is chosen.
     */
    type('Handling', [
      ...[text('without'), text('backTo')],
      { name: 'chosen', isAttr: true, type: 'Boolean' },
    ]),
    /**
     * On a user task with several instances, how they decide together: `rule` is one of `voteRules`. `percent` is the part
     * of all voters, or of all weights, that has to approve, `threshold` the weight; `weights` is an expression for an
     * object of weights by voter, `veto` is true or a list of who may reject alone.
     */
    type('Vote', [text('rule'), text('percent'), text('threshold'), text('weights'), text('veto')]),
    /** What the handler may do with one field of the form: hidden, read or edit. */
    type('Field', [text('name'), text('access'), { name: 'required', isAttr: true, type: 'Boolean' }]),
    type('Form', [text('key')]),
    /** What else means something at a node: `act` is enter, claim, return or resubmit. */
    type('On', [text('act'), text('status'), text('effect')]),
    /** Status of the business row from the moment that the node is entered: short for `on` with `enter`. */
    type('Status', [text('value')]),
    /** On an end event: ends the whole instance with this status (completed, rejected …). */
    type('Ending', [text('status')]),
  ],
};
