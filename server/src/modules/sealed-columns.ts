import type { SealedColumn } from '../kit/services/sealed-columns.ts';
import { sealedPlace, sealedRecords } from '../personal-data/deletion/sealed-records.ts';
import { sessionSignOns, signOnTickets } from '../sign-on/tables.ts';
import { ticketPlace } from '../sign-on/tickets.ts';
import { bankAccountPlace } from './application/bank-account.ts';
import { applicationTable } from './application/tables.ts';
import { passwordPlace } from './develop/sources/password.ts';
import { dataSourceTable } from './develop/tables.ts';
import { endpointSecretPlace } from './process-design/endpoints/endpoint-secret.ts';
import { serviceEndpointTable } from './process-design/tables.ts';
import { idNumberPlace } from './people/registration/document-number.ts';
import { registrationTable } from './people/tables.ts';
import { accessPlace, identityPlace } from './sign-in/providers/sealed-places.ts';
import { providerSecretPlace, sm4KeyPlace, smPrivateKeyPlace } from './sign-in/providers/settings.ts';
import { identityProviderTable } from './sign-in/providers/tables.ts';
import { mailSecretPlace } from './resource/mail/mail-configs.ts';
import { addressPlace, contentPlace } from './resource/mail/send-mail.ts';
import { paramsPlace, phonePlace } from './resource/sms/send-message.ts';
import { smsSecretPlace } from './resource/sms/sms-configs.ts';
import { storageSecretPlace } from './resource/storage/file-stores.ts';
import {
  mailConfigTable,
  mailMessageTable,
  objectStorageTable,
  smsConfigTable,
  smsMessageTable,
} from './resource/tables.ts';
import { saidPlace } from './sign-in/account-codes/account-codes.ts';
import { accountMessages } from './sign-in/account-codes/tables.ts';
import { factorPlace } from './sign-in/second-factor/factor.ts';
import { secondFactors } from './sign-in/second-factor/tables.ts';

/** Every column whose values are sealed: one of each is tried when the field secret is another. */
export const sealedColumns: readonly SealedColumn[] = [
  { column: applicationTable.bankAccountCipher, place: bankAccountPlace },
  { column: dataSourceTable.passwordCipher, place: passwordPlace },
  { column: registrationTable.idNumberSealed, place: idNumberPlace },
  { column: secondFactors.secretCipher, place: factorPlace },
  { column: identityProviderTable.secretKey, place: providerSecretPlace },
  { column: identityProviderTable.sm4Key, place: sm4KeyPlace },
  { column: identityProviderTable.smPrivateKey, place: smPrivateKeyPlace },
  { column: sessionSignOns.accessSealed, place: accessPlace },
  { column: sessionSignOns.identitySealed, place: identityPlace },
  { column: signOnTickets.factsSealed, place: ticketPlace },
  { column: smsMessageTable.phoneSealed, place: phonePlace },
  { column: smsMessageTable.paramsSealed, place: paramsPlace },
  { column: smsConfigTable.secretKey, place: smsSecretPlace },
  { column: serviceEndpointTable.secretCipher, place: endpointSecretPlace },
  { column: mailConfigTable.secretKey, place: mailSecretPlace },
  { column: mailMessageTable.addressSealed, place: addressPlace },
  { column: mailMessageTable.contentSealed, place: contentPlace },
  { column: accountMessages.saidSealed, place: saidPlace },
  { column: sealedRecords.valuesSealed, place: sealedPlace },
  { column: objectStorageTable.secretKey, place: storageSecretPlace },
];
