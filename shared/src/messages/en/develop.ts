import type { develop as zh } from '../zh/develop.ts';

/** What the server says in English of data sources and of the code generator. */
export const develop: typeof zh = {
  'dataSource.driver': 'The address has to begin with {driver}://',
  'dataSource.moved': 'A new address asks for the password again',
  'dataSource.off': 'The data source is switched off',
  'dataSource.unreachable': '{host}:{port} cannot be reached; check address and port',
  'dataSource.timeout': '{host}:{port} did not answer in time',
  'dataSource.signIn': 'The data source’s user name or password is wrong',
  'dataSource.database': 'There is no database {database}, or it may not be read',
  'dataSource.encryption':
    'No encrypted connection could be made; check the other side’s certificate and settings',
  'dataSource.denied': 'The data source’s account may not read this',
  'dataSource.failed': 'The data source answered with an error; the error log has the details',
  'dataSource.table': 'The data source has no such table',
  'code.empty': 'Add at least one field',
  'code.name': 'The name {name} is taken or reserved; change the table’s name',
  'code.parent': 'A child table takes one required reference as its parent field',
  'code.key': 'A table of keys takes one required text as its key field',
  'code.area': 'The generator cannot add to the package {area}; take another one',
  'code.menu': 'There is no parent menu {menu}',
  'code.source': 'The field {field} points to {source}, which does not exist',
  'code.noSources': 'There are no sources beside this server to check or write',
  'code.notDevelopment': 'Sources are written in development mode only',
  'code.unchecked': 'Let the checks pass first',
  'code.conflict': 'The file {path} was changed by hand and is not overwritten',
  'code.busy': 'Other code is being checked; try again in a while',
  'code.outside': '{path} may not be written',
};
