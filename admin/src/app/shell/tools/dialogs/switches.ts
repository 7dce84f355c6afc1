import { useAppearance } from '../../../appearance/appearance-store.ts';

/** Tools of the top bar, each on its switch, and the debug switch; all are on until somebody turns one off. */
export const toolNames = [
  'collapse',
  'search',
  'notices',
  'fullscreen',
  'lock',
  'errorLog',
  'theme',
  'colour',
  'language',
  'userMenu',
  'debug',
] as const;

/** Name of a tool. */
export type ToolName = (typeof toolNames)[number];

/** Which tools are on, and the way to turn one. */
export function useSwitches(): { isOn: (tool: ToolName) => boolean; turn: (tool: ToolName) => void } {
  const { hiddenTools, pick } = useAppearance();
  const isOn = (tool: ToolName) => !hiddenTools.includes(tool);
  const turn = (tool: ToolName) =>
    pick({ hiddenTools: isOn(tool) ? [...hiddenTools, tool] : hiddenTools.filter((name) => name !== tool) });
  return { isOn, turn };
}
