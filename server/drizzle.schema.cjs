// drizzle-kit takes what this file exports for the schema; it has every table of the product, without a line for any of them.
module.exports = require('./src/schema.ts').tables;
