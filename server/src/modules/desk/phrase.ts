import { mostPhrases, phrase } from '@policy/shared/contract/entities/desk/phrase.ts';

import { ownModule, ownRules } from '../../kit/crud/own-module.ts';

/** A phrase is its author's, and so many can be looked through. */
export const phraseRules = ownRules(phrase, { most: mostPhrases, tooMany: 'phrase.tooMany' });

/** Phrases for comments, each its author's own. */
export const phraseModule = ownModule(phrase);
