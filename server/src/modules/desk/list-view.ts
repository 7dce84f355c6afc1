import { listView, mostViews } from '@policy/shared/contract/entities/desk/list-view.ts';

import { ownModule, ownRules } from '../../kit/crud/own-module.ts';

/** A view is its maker's, and so many of one list can be told apart. */
export const listViewRules = ownRules(listView, {
  most: mostViews,
  per: 'listName',
  tooMany: 'listView.tooMany',
});

/** Views of lists, each its maker's own. */
export const listViewModule = ownModule(listView);
