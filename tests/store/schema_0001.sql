BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entry (
	code VARCHAR(8) NOT NULL, 
	number BIGINT NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT entry_pkey PRIMARY KEY (code, number), 
	CONSTRAINT entry_code_fkey FOREIGN KEY(code) REFERENCES "table" (code) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "entry" VALUES('XKQD',9,'game','{"entry":"game","at_us":1002000000,"game":"e5a0681bdde7b246d939e38fe4ca36a9","header":{"slapjack":1,"rules":{"preset":"classic","cut":"none"},"seats":[{"name":"elephant"},{"name":"turtle"},{"name":"penguin","bot":"steady"}],"id":"e5a0681bdde7b246d939e38fe4ca36a9","dealer":2,"seed":"dc53aedab3ed5baf2a4dc041dfb88d6918b66298f24adbd84876d10fcd550465","commit":"sha256:bf11eca9a1d866035e7ed2f1ff4c1852e8e89a88a11925d0234b6a0cc82933b6","deck":["JC","JH","JD","KC","10C","QC","8C","6C","7C","5C","3C","4C","2C","KD","AC","QD","9D","10D","8D","6D","7D","5D","3D","4D","2D","KH","AD","QH","9H","10H","8H","6H","7H","4H","2H","3H","AH","QS","KS","10S","8S","9S","7S","5S","6S","4S","2S","3S","AS","9C","JS","5H"]},"table":{"host_token":"host-token-0123456789","rules":{"preset":"classic","cut":"none"},"options":{"judge":"casual","absent":"bot","names":"generated","watchers":true,"watch_delay_s":0,"look_at":"own","sounds":true},"seats":[{"animal":"elephant","ink":"citron","sat_at_us":1000000000,"token":"ann-token"},{"animal":"turtle","ink":"aubergine","sat_at_us":1000000000,"token":"bob-token"},{"animal":"penguin","ink":"oxblood","sat_at_us":1000000000,"bot":"steady","has_come":false}],"dealer":2,"host_seat":0,"host_claimed":true}}');
INSERT INTO "entry" VALUES('XKQD',10,'answer','{"entry":"answer","at_us":1002000000,"action_id":"action-2","seats":[0],"host":true}');
INSERT INTO "entry" VALUES('XKQD',11,'press','{"entry":"press","at_us":1002010000,"flip":1,"seat":0,"show_at_us":1002326502}');
INSERT INTO "entry" VALUES('XKQD',12,'answer','{"entry":"answer","at_us":1002010000,"action_id":"action-3","seats":[0],"host":true}');
INSERT INTO "entry" VALUES('XKQD',13,'action','{"entry":"action","at_us":1002316502,"action":{"do":"flip","seat":0,"at_us":326502}}');
INSERT INTO "entry" VALUES('XKQD',14,'press','{"entry":"press","at_us":1002336502,"flip":2,"seat":1,"show_at_us":1003493762}');
INSERT INTO "entry" VALUES('XKQD',15,'answer','{"entry":"answer","at_us":1002336502,"action_id":"action-4","seats":[1]}');
INSERT INTO "entry" VALUES('XKQD',16,'action','{"entry":"action","at_us":1003483762,"action":{"do":"flip","seat":1,"at_us":1493762}}');
INSERT INTO "entry" VALUES('XKQD',17,'press','{"entry":"press","at_us":1004417795,"flip":3,"seat":2,"show_at_us":1004883048}');
INSERT INTO "entry" VALUES('XKQD',18,'action','{"entry":"action","at_us":1004873048,"action":{"do":"flip","seat":2,"at_us":2883048}}');
CREATE TABLE game (
	number INTEGER NOT NULL, 
	id VARCHAR(64) NOT NULL, 
	record TEXT NOT NULL, 
	CONSTRAINT game_pkey PRIMARY KEY (number), 
	CONSTRAINT game_id_key UNIQUE (id)
);
INSERT INTO "game" VALUES(1,'an-older-game','{"slapjack":1}
');
CREATE TABLE "table" (
	code VARCHAR(8) NOT NULL, 
	epoch BIGINT NOT NULL, 
	CONSTRAINT table_pkey PRIMARY KEY (code)
);
INSERT INTO "table" VALUES('XKQD',1);
COMMIT;
