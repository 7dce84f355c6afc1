import { beginOf, leadsToRunning, paletteTools } from './element-types.ts';
import type { PaletteTool } from './element-types.ts';
import { KeptDrawings } from './kept-drawings.ts';

type Translate = (text: string) => string;
type Entries = Record<string, unknown>;

interface Placing {
  start: (event: Event, shape: unknown, more?: unknown) => void;
}

interface Factory {
  createShape: (of: object) => unknown;
}

interface Tool {
  start?: (event: Event) => void;
  activateHand?: (event: Event) => void;
  activateSelection?: (event: Event) => void;
}

// The library hands each part what it names, one parameter each.
/* oxlint-disable max-params */
/** The palette of what runs, in the place of the library's own. */
class RunningPalette {
  static $inject = [
    ...['palette', 'create', 'elementFactory', 'translate'],
    ...['handTool', 'lassoTool', 'spaceTool', 'globalConnect'],
  ];

  private readonly tools: readonly [string, string, (event: Event) => void][];

  constructor(
    palette: { registerProvider: (provider: RunningPalette) => void },
    private readonly placing: Placing,
    private readonly factory: Factory,
    private readonly translate: Translate,
    ...[hand, lasso, space, connect]: readonly Tool[]
  ) {
    this.tools = [
      ['hand-tool', 'Activate hand tool', (event) => hand?.activateHand?.(event)],
      ['lasso-tool', 'Activate lasso tool', (event) => lasso?.activateSelection?.(event)],
      ['space-tool', 'Activate create/remove space tool', (event) => space?.activateSelection?.(event)],
      ['connection-multi', 'Activate global connect tool', (event) => connect?.start?.(event)],
    ];
    palette.registerProvider(this);
  }

  getPaletteEntries(): Entries {
    const tools = this.tools.map(([icon, title, click]): [string, unknown] => [
      icon,
      { group: 'tools', className: `bpmn-icon-${icon}`, title: this.translate(title), action: { click } },
    ]);
    const shapes = paletteTools.map((tool): [string, unknown] => {
      const place = (event: Event) => this.place(event, tool);
      const action = { dragstart: place, click: place };
      return [
        `create.${tool.id}`,
        {
          ...{ group: tool.group, className: `bpmn-icon-${tool.icon}` },
          ...{ title: this.translate(tool.title), action },
        },
      ];
    });
    return Object.fromEntries([...tools, ['tool-separator', { group: 'tools', separator: true }], ...shapes]);
  }

  private place(event: Event, tool: PaletteTool): void {
    const shape = this.factory.createShape({ type: tool.type, ...tool.options });
    const within = beginOf(tool);
    if (!within) {
      this.placing.start(event, shape);
      return;
    }
    const begin = this.factory.createShape({ ...within, x: 40, y: 82, parent: shape });
    this.placing.start(event, [shape, begin], { hints: { autoSelect: [shape] } });
  }
}

/** The menu that changes an element, without what would be refused at deployment. */
class RunningMenu {
  static $inject = ['popupMenu'];

  constructor(menu: { registerProvider: (id: string, priority: number, provider: RunningMenu) => void }) {
    menu.registerProvider('bpmn-replace', 500, this);
  }

  getPopupMenuEntries(): (entries: Entries) => Entries {
    return (entries) => Object.fromEntries(Object.entries(entries).filter(([id]) => leadsToRunning(id)));
  }

  getPopupMenuHeaderEntries(): (entries: Entries) => Entries {
    return ({ 'toggle-loop': _loop, ...entries }) => entries;
  }
}

interface Pad {
  registerProvider: (priority: number, provider: RunningPad) => void;
}

/** What can be appended to an element: a step that somebody does, in the place of one that nobody does. */
class RunningPad {
  static $inject = ['contextPad', 'autoPlace', 'elementFactory', 'translate'];

  constructor(
    pad: Pad,
    private readonly autoPlace: { append: (source: unknown, shape: unknown) => void },
    private readonly factory: Factory,
    private readonly translate: Translate,
  ) {
    pad.registerProvider(500, this);
  }

  getContextPadEntries(source: unknown): (entries: Entries) => Entries {
    const append = () => this.autoPlace.append(source, this.factory.createShape({ type: 'bpmn:UserTask' }));
    const task = {
      ...{ group: 'model', className: 'bpmn-icon-user-task', title: this.translate('Append user task') },
      action: { click: append, dragstart: append },
    };
    return ({ 'append.append-task': plain, 'append.compensation-activity': _none, ...entries }) =>
      plain === undefined ? entries : { 'append.append-task': task, ...entries };
  }
}

/** Keeps to what runs, whatever the library could draw. */
export const runningElements = {
  __init__: ['runningMenu', 'runningPad', 'keptDrawings'],
  keptDrawings: ['type', KeptDrawings],
  paletteProvider: ['type', RunningPalette],
  runningMenu: ['type', RunningMenu],
  runningPad: ['type', RunningPad],
};
