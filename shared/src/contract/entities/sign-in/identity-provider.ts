import { defineEntity } from '../../kit/entity.ts';
import { choice, integer, longText, numericChoice, optional, text, textLike } from '../../kit/field.ts';

const asOpenId = { field: 'kind', is: 'oidc' };
const asOauth = { field: 'kind', is: 'oauth2' };
const encrypted = { field: 'smCipher', is: ['cbc', 'ecb'] };
const elsewhere = { field: 'kind', is: ['oidc', 'oauth2'] };

/** Whoever vouches for people who sign on; its secret and the keys of SM2 and SM4 are sealed beside the fields. */
export const identityProvider = defineEntity('identityProvider', {
  path: 'policy/identityprovider',
  nameField: 'name',
  nameFieldEn: 'nameEn',
  unique: ['code'],
  order: [{ field: 'sort' }],
  fields: {
    name: text(50, { list: true, search: true }),
    nameEn: optional(text(80)),
    /** By what `gdgovelogin` asks for it. */
    code: textLike(/^[a-z][a-z0-9-]{1,29}$/, 30, { list: true, search: true, createOnly: true }),
    /** `local` is the provider that comes with the box, outside production only. */
    kind: choice(['oidc', 'oauth2', 'local'], { list: true, search: true, createOnly: true }),
    audience: choice(['applicant', 'officer', 'both'], { list: true, search: true, initial: 'applicant' }),
    issuer: optional(text(300, { visibleWhen: asOpenId, requiredWhen: asOpenId })),
    authorizeUrl: optional(text(300, { visibleWhen: asOauth, requiredWhen: asOauth })),
    tokenUrl: optional(text(300, { visibleWhen: asOauth, requiredWhen: asOauth })),
    userInfoUrl: optional(text(300, { visibleWhen: asOauth, requiredWhen: asOauth })),
    clientId: optional(text(200, { visibleWhen: elsewhere, requiredWhen: elsewhere })),
    scope: optional(text(200, { visibleWhen: elsewhere })),
    /** One address on a line; the provider sends nobody back elsewhere. */
    returnAddresses: optional(longText(2000, { visibleWhen: elsewhere, requiredWhen: elsewhere })),
    /** Lines `ours = theirs`; what is not named goes by its usual name. */
    claims: optional(longText(2000, { visibleWhen: elsewhere })),
    /** How SM4 encrypts what is sent and answered, where the province asks for it. */
    smCipher: optional(choice(['cbc', 'ecb'], { visibleWhen: asOauth })),
    /** One key that was agreed on, or a new one in each message that SM2 wraps. */
    smKeyKind: optional(choice(['fixed', 'wrapped'], { visibleWhen: encrypted, requiredWhen: encrypted })),
    /** What SM2 signs with SM3: what we send, what the provider answers, or both. */
    smSigning: optional(choice(['request', 'answer', 'both'], { visibleWhen: asOauth })),
    /** The provider's public key, in hex. */
    smPublicKey: optional(text(130, { visibleWhen: asOauth })),
    /** The identity in signatures; the usual one of the standard where nothing is said. */
    smUserId: optional(text(60, { visibleWhen: asOauth })),
    /** Lines `ours = theirs` about the message around the data. */
    smDetails: optional(longText(1000, { visibleWhen: asOauth })),
    sort: integer(0, 9999, { list: true, sort: true, initial: 1 }),
    /** 1 offers it on the sign-in pages. */
    status: numericChoice([1, 0], { list: true, search: true, initial: 0 }),
  },
});
