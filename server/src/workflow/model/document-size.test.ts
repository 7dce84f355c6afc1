import { describe, expect, it } from 'vitest';

import { draw, element, end, path, start, subProcess, userTask } from '../../../test/bpmn/draw.ts';
import { documentLimits, refuseOversized } from './document-size.ts';
import { parseModel } from './parse.ts';

const times = (count: number, make: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => make(at)).join('');
const nested = (depth: number): string =>
  depth === 0
    ? userTask('task')
    : subProcess(`p${depth}`, start(`s${depth}`), nested(depth - 1), end(`e${depth}`));

describe('a document of a process', () => {
  it('may have as many steps as are allowed, and no more', () => {
    const withTasks = (count: number) =>
      draw(
        'p',
        times(count, (at) => userTask(`t${at}`)),
      );
    expect(() => refuseOversized(withTasks(documentLimits.nodes))).not.toThrow();
    expect(() => refuseOversized(withTasks(documentLimits.nodes + 1))).toThrow('workflow.modelTooLarge');
  });

  it('nests as deep as is allowed, and no deeper', () => {
    expect(() => refuseOversized(draw('p', nested(documentLimits.depth)))).not.toThrow();
    expect(() => refuseOversized(draw('p', nested(documentLimits.depth + 1)))).toThrow(
      'workflow.modelTooLarge',
    );
    const anything = times(100_000, () => '<a>');
    expect(() => refuseOversized(anything)).toThrow('workflow.modelTooLarge');
  });

  it('has at most so many bytes, counted as they are sent', () => {
    const title = '政'.repeat((documentLimits.megabytes * 1_000_000) / 3 + 1);
    expect(() => refuseOversized(draw(title))).toThrow('workflow.modelTooLarge');
  });

  it('may say what it likes in comments, passages and quotes', () => {
    const tasks = times(documentLimits.nodes, (at) => userTask(`t${at}`));
    const texts = `<!-- ${tasks} --><![CDATA[${tasks}]]>`;
    const quoted = element('userTask', 'id="a" name="a > b </task> <task>"');
    expect(() => refuseOversized(draw('p', tasks.slice(0, 0), texts, quoted))).not.toThrow();
  });

  it.each([
    ['blanks behind an id without an end', `<definitions id="${' '.repeat(200_000)}`],
    ['ids without an end', '<task id="'.repeat(100_000)],
    ['tags without an end', '<'.repeat(500_000)],
    ['comments without an end', '<!--'.repeat(200_000)],
  ])('is refused at once with %s', async (_, xml) => {
    await expect(parseModel(xml)).rejects.toThrow(/workflow\.model/);
  });

  it.each([
    ['a bomb of entities', '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>'],
    ['an entity of another file', '<!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]>'],
  ])('with %s is refused for what it declares', async (_, declaration) => {
    const xml = draw('p', start(), end(), path('start', 'end')).replace(
      '<definitions',
      `${declaration}<definitions`,
    );
    expect(xml).toContain('<!DOCTYPE');
    await expect(parseModel(xml)).rejects.toThrow('workflow.modelDoctype');
  });

  it('keeps what its texts say, and trims ids in either kind of quotes', async () => {
    const script = '<script><![CDATA[said = "<a id=" + \'" b "\']]></script>';
    const [definition] = await parseModel(
      draw('p', start(), element('scriptTask', "id=' a '", script), end(), path('start', 'a', 'end')),
    );
    expect(JSON.stringify(definition?.nodes.get('a'))).toContain(JSON.stringify('" b "').slice(1, -1));
  });

  it('is read although an editor left blanks in its ids', async () => {
    const xml = draw(
      'p',
      start(' start '),
      element('userTask', 'id=" a "'),
      end(),
      path('start', 'a', 'end'),
    );
    const [definition] = await parseModel(xml);
    expect([...definition!.nodes.keys()]).toEqual(['start', 'a', 'end']);
  });
});
