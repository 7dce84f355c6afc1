import type { LazyPart } from '../kit/page/lazy-part.ts';

/** One address of the back-office. */
export interface AppRoute {
  /** As the specification spells it. */
  path: string;
  screen: LazyPart<object>;
  /** Code of the menu row that grants it; absent: open to everyone signed in. */
  menu?: string;
  /** Catalogue key of the tab's label where no menu row names the page. */
  title?:
    | 'home'
    | 'profile'
    | 'messages'
    | 'exports'
    | 'task'
    | 'startProcess'
    | 'reportRun'
    | 'reportDesign'
    | 'processDesign'
    | 'modelHistory'
    | 'formDesign'
    | 'formHistory'
    | 'embedded'
    | 'editor';
  /** A page without a menu row of its own: its grant and highlight are those of this menu code. */
  parent?: string;
  /** A page that shows one thing, and calls itself by that thing's name; no address may call it otherwise. */
  namesItself?: true;
  /** False keeps a page out of the tab bar. */
  isTab?: boolean;
}
