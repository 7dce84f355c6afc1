import {
  phoneLink,
  phoneLinkAbout,
  phoneLinkInput,
  phoneLinkState,
  phoneLinkToken,
  phoneUploaded,
} from '@policy/shared/contract/application/phone-link.ts';
import { applicationFile } from '@policy/shared/contract/entities/application/application-file.ts';
import { idQuery } from '@policy/shared/contract/kit/shapes.ts';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';

import { readUpload } from '../../../kit/routes/read-upload.ts';
import { bodyOf, queryOf } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { aboutPhoneLink, givePhoneLink, phoneLinkStateOf, takePhoneFile } from './phone-upload.ts';
import type { StoreUpload } from './phone-upload.ts';

const { path, name } = applicationFile;
const tags = [name];
const largestMb = 20;
const signedIn = { guard: 'signedIn' as const };
const open = { guard: 'public' as const, perMinute: 30 };

/** A phone hands a file in for somebody who shows it a code; `store` judges and keeps the body. */
export const phoneModule =
  (store: StoreUpload): Module =>
  (app) => {
    addForGiver(app);
    addForPhone(app, store);
  };

function addForGiver(app: FastifyInstance) {
  const give = { tags, body: phoneLinkInput, response: { 200: phoneLink } };
  app.post(`/${path}/phoneLink`, { config: { ...signedIn, perMinute: 30 }, schema: give }, (request) =>
    // Not once per key: an answer that is kept for the next time would keep the token.
    inTransaction(request.context, (context) =>
      givePhoneLink(context, bodyOf<z.output<typeof phoneLinkInput>>(request)),
    ),
  );
  const state = { tags, querystring: idQuery, response: { 200: phoneLinkState } };
  app.get(`/${path}/phoneLinkState`, { config: signedIn, schema: state }, (request) =>
    phoneLinkStateOf(request.context, queryOf<{ id: string }>(request).id),
  );
}

function addForPhone(app: FastifyInstance, store: StoreUpload) {
  const about = { tags, body: phoneLinkToken, response: { 200: phoneLinkAbout } };
  app.post(`/${path}/phoneLinkAbout`, { config: open, schema: about }, (request) =>
    aboutPhoneLink(request.context, bodyOf<z.output<typeof phoneLinkToken>>(request)),
  );
  const upload = { tags, response: { 200: phoneUploaded } };
  const config = { ...open, upload: phoneLinkToken };
  app.post(`/${path}/phoneUpload`, { config, schema: upload }, async (request) => {
    const { file, fields } = await readUpload(request, { largestMb, tooLarge: 'attachment.tooLarge' });
    const shown = phoneLinkToken.safeParse(Object.fromEntries(fields));
    if (!shown.success) throw new Refusal('application.linkUnknown');
    if (!file) throw new Refusal('attachment.missing');
    return takePhoneFile(request.context, shown.data, { store, file });
  });
}
