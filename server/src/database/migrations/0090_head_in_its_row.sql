-- Ranking reads the words of the head of every document that has a word. Beside its row they took two looks more each (PostgreSQL 73.2.1);
-- rows written from now on keep them within, and the index is made anew by its next form.
ALTER TABLE "search_document" ALTER COLUMN "head" SET STORAGE MAIN;
