kind-cavalry = Cavalieri
    .one = un'unità di Cavalieri
    .many = unità di Cavalieri
    .short = cav
